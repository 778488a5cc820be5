import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.6 "Liberation Sans","DejaVu Sans",Arial,sans-serif;color:#222;background:#fff}
a{color:#00497a}
:focus-visible{outline:3px solid #00497a;outline-offset:2px}
.sprung{position:absolute;left:-200vw;top:0;background:#fff;padding:.8rem;z-index:9}
.sprung:focus{left:0}
.breite{max-width:72rem;margin:0 auto;padding:0 1.2rem}
.kopf{border-top:6px solid #8a2431;padding:1rem 0}
.kopf .breite{display:flex;flex-wrap:wrap;gap:.6rem 2rem;justify-content:space-between;align-items:center}
.wappen{font-weight:700;font-size:1.25rem;color:#222;text-decoration:none}
.kopf form{display:flex;gap:.4rem;flex-wrap:wrap}
input,select{font:inherit;padding:.5rem;border:1px solid #666;border-radius:.2rem;min-width:0;background:#fff;color:inherit}
button{font:inherit;padding:.5rem .9rem;border:1px solid #00497a;border-radius:.2rem;background:#00497a;color:#fff;cursor:pointer}
.menue{background:#00497a}
.menue ul{list-style:none;margin:0;padding:0}
.menue>ul{display:flex;flex-wrap:wrap}
.menue li{position:relative}
.menue>ul>li>button,.menue>ul>li>span,.menue>ul>li>a{display:block;background:none;border:0;color:#fff;padding:.8rem 1rem;text-decoration:none;cursor:pointer;border-radius:0}
.menue :focus-visible{outline-color:#fff;outline-offset:-4px}
${flaw('menu-focus-unseen', '', '.menue a:focus,.menue a:focus-visible,.menue button:focus-visible{outline:0}')}
.menue .unter{position:absolute;left:0;top:100%;background:#fff;border:1px solid #00497a;min-width:16rem;z-index:7;display:none}
.menue .unter.offen{display:block}
${flaw('menu-by-hover', '', '.menue li:hover>.unter{display:block}')}
.menue .unter a{display:block;padding:.6rem 1rem;color:#00497a}
.menue .unter a:focus-visible{outline-color:#00497a}
.pfad ol{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem .6rem;padding:0;margin:1rem 0;font-size:.92rem;color:${flaw('path-pale', '#555', '#a9a9a9')}}
.pfad a{color:${flaw('path-pale', '#00497a', '#8fb3cc')}}
.pfad li+li::before{content:"›" / "";margin-inline-end:.6rem}
.flaeche{display:grid;grid-template-columns:minmax(0,1fr) 19rem;gap:2.5rem}
@media (max-width:54rem){.flaeche{grid-template-columns:minmax(0,1fr)}}
h1{font-size:2rem;line-height:1.25;margin:.4rem 0 1rem}
h2,.ueberschrift{font-size:1.35rem;line-height:1.3;margin:2rem 0 .6rem;font-weight:700}
${flaw('links-told-by-color', '', 'main p a,main li a{text-decoration:none}')}
.schritte{display:flex;flex-direction:column;gap:.8rem;padding:0;margin:0;list-style:none}
.schritte li{border-inline-start:4px solid #8a2431;padding:.2rem 1rem}
${flaw('steps-turned-round', '', '.schritte{flex-direction:column-reverse}')}
table{border-collapse:collapse;width:100%;${flaw('fees-too-wide', '', 'min-width:46rem')}}
caption{text-align:start;font-weight:700;padding:.4rem 0}
th,td{border:1px solid #bbb;padding:.5rem .7rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
body{overflow-wrap:break-word}
.falten h3{margin:0;font-size:1.05rem}
.falten h3 button,.falten h3 span{display:block;width:100%;text-align:start;background:#f2f2ee;color:#222;border:1px solid #bbb;padding:.7rem 1rem;cursor:pointer;border-radius:0;font-weight:600}
.falten .antwort{border:1px solid #bbb;border-top:0;padding:.6rem 1rem}
.falten .antwort[hidden]{display:none}
.falten>div{margin-bottom:.6rem}
.kasten{background:#f2f2ee;border:1px solid #bbb;padding:1rem 1.2rem;margin-bottom:1.2rem}
.kasten h2{margin-top:0}
iframe{border:1px solid #bbb;width:100%;height:14rem;display:block}
.begriff{position:relative;display:inline-block}
.begriff button{background:none;border:0;border-bottom:2px dotted #00497a;color:#00497a;padding:0;border-radius:0}
.begriff .hilfe{position:absolute;left:0;top:100%;width:17rem;max-width:80vw;background:#222;color:#fff;padding:.7rem;border-radius:.3rem;z-index:5;display:none}
.begriff:hover .hilfe,.begriff:focus-within .hilfe{display:block}
.begriff.zu .hilfe{display:none}
footer{background:#222;color:#fff;padding:2rem 0;margin-top:3rem}
footer a{color:#fff}
footer :focus-visible{outline-color:#fff}
footer ul{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem 1.6rem;padding:0}
`;
}
