import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.5 Georgia,"DejaVu Serif",serif;color:#1c1d2b;background:#f4f5fa}
a{color:#3a1d8a}
:focus-visible{outline:3px solid #b3006b;outline-offset:2px}
.evite{position:absolute;left:-999rem;background:#fff;padding:.7rem}
.evite:focus{left:0;top:0;z-index:5}
header{background:#1c1d4d;color:#fff}
header a{color:#fff;text-decoration:none}
header a:hover{text-decoration:underline}
header :focus-visible{outline-color:#fff}
.rang{max-width:68rem;margin:0 auto;padding:1rem 1.25rem;display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;justify-content:space-between}
.marque{font-weight:700;font-size:1.3rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.4rem;list-style:none;margin:0;padding:0}
.corps{max-width:68rem;margin:0 auto;padding:1rem 1.25rem 3rem;display:grid;grid-template-columns:minmax(0,1fr) 18rem;gap:2rem}
@media (max-width:56rem){.corps{grid-template-columns:minmax(0,1fr)}}
h1{font-size:1.8rem;margin:.3rem 0 .6rem}
.etapes{display:flex;flex-wrap:wrap;list-style:none;margin:0 0 1.5rem;padding:0;gap:.5rem;${flaw('steps-cut-at-double-size', '', 'height:52px;overflow:hidden;flex-wrap:nowrap')}}
.etapes li{flex:1 1 9rem;background:#fff;border:1px solid #c7c9dc;border-radius:.4rem;padding:.7rem 1rem;min-width:0;${flaw('steps-cut-at-double-size', '', 'overflow:hidden;white-space:nowrap')}}
.etapes .active{border-color:#1c1d4d;font-weight:700;background:#e4e5f6}
.rond{display:inline-block;width:1rem;height:1rem;border-radius:50%;margin-inline-end:.5rem;vertical-align:-.1rem;background:${flaw('step-dots-faint', '#6a6c8c', '#e6e7f0')}}
.active .rond{background:${flaw('step-dots-faint', '#1c1d4d', '#cfd1e4')}}
fieldset{min-width:0;border:1px solid #c7c9dc;border-radius:.5rem;background:#fff;margin:0 0 1.2rem;padding:1rem 1.25rem}
legend{font-weight:700;padding:0 .4rem}
.champ{margin:0 0 1rem;position:relative}
.champ label,.champ .libelle{display:block;font-weight:600;margin-bottom:.2rem}
.aide{display:block;font-size:.95rem;color:#4a4c66}
input,select,textarea{font:inherit;color:inherit;padding:.55rem .7rem;border:1px solid #63658a;border-radius:.3rem;background:#fff;width:100%;max-width:26rem}
input[aria-invalid=true]{border:2px solid #a3123a}
.court input,.court select{width:5.5rem}
.date{display:flex;gap:.8rem}
.faute{color:#a3123a;font-weight:600;display:block}
.faute:empty{display:none}
.bilan{border:2px solid #a3123a;background:#fff;border-radius:.5rem;padding:1rem 1.25rem;margin-bottom:1.2rem}
.bilan[hidden]{display:none}
.bilan a{color:#a3123a}
button{font:inherit;border-radius:.3rem;border:1px solid #3a1d8a;background:#fff;color:#3a1d8a;padding:.6rem 1.2rem;cursor:pointer}
button.suite{background:#3a1d8a;color:#fff}
.inverse{display:inline-block;border:1px solid #3a1d8a;border-radius:.3rem;padding:.35rem .8rem;color:#3a1d8a;cursor:pointer;background:#fff;margin-bottom:1rem}
.gares{position:absolute;z-index:4;background:#fff;border:1px solid #63658a;list-style:none;margin:0;padding:0;width:100%;max-width:26rem}
.gares[hidden]{display:none}
.gares li{padding:.5rem .8rem;cursor:pointer}
.gares li[aria-selected=true],.gares li:hover{background:#3a1d8a;color:#fff}
.voiture{display:grid;grid-template-columns:repeat(auto-fill,2.6rem);max-width:18rem;gap:.4rem;margin:.6rem 0}
.voiture button{padding:0;width:2.6rem;height:2.6rem}
.voiture button[aria-pressed=true]{background:#3a1d8a;color:#fff}
.resume{background:#fff;border:1px solid #c7c9dc;border-radius:.5rem;padding:1rem 1.25rem;align-self:start}
.resume dt{color:#4a4c66}
.resume dd{margin:0 0 .6rem;font-weight:600}
.veille{position:fixed;inset:0;background:rgba(20,20,50,.6);display:grid;place-items:center;z-index:10}
.veille[hidden]{display:none}
.veille>div{background:#fff;padding:1.5rem;border-radius:.5rem;max-width:28rem}
section[hidden]{display:none}
.tourner{display:none}
${flaw(
  'portrait-refused',
  '',
  '@media (orientation:portrait){.corps,footer{display:none}.tourner{display:block;padding:4rem 2rem;text-align:center;font-size:1.4rem}}',
)}
footer{background:#1c1d4d;color:#fff;padding:1.5rem 1.25rem}
footer a{color:#fff}
footer :focus-visible{outline-color:#fff}
`;
}
