import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 "DejaVu Sans",Verdana,sans-serif;color:#20242b;background:#fff}
a{color:#0d4f8b}
:focus-visible{outline:3px solid #0d4f8b;outline-offset:2px}
.pros{position:absolute;left:-150vw;top:0;background:#fff;padding:.7rem;z-index:6}
.pros:focus{left:0}
.afanes{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
header{background:#0f2d4a;color:#fff;padding:1rem 1.5rem;display:flex;flex-wrap:wrap;gap:.6rem 2rem;align-items:center;justify-content:space-between}
header a{color:#fff}
header :focus-visible{outline-color:#fff}
header .onoma{font-size:1.25rem;font-weight:700;text-decoration:none}
header ul{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem 1.3rem;margin:0;padding:0}
.selida{max-width:76rem;margin:0 auto;padding:1.2rem 1.5rem 3rem}
h1{font-size:1.8rem;margin:.4rem 0}
h2{font-size:1.3rem;margin:1.5rem 0 .6rem}
.kart{display:flex;flex-wrap:wrap;gap:.3rem;border-bottom:2px solid #0d4f8b;margin:1rem 0}
.kart [role=tab]{font:inherit;border:1px solid #0d4f8b;border-bottom:0;background:#fff;color:#0d4f8b;padding:.5rem 1rem;cursor:pointer;border-radius:.3rem .3rem 0 0;${flaw('tabs-cut-when-spaced', '', 'height:2.6rem;width:14rem;overflow:hidden;white-space:nowrap;text-align:start')}}
.kart [aria-selected=true]{background:#0d4f8b;color:#fff}
.kart :focus-visible{outline-color:#20242b}
[role=tabpanel][hidden]{display:none}
${flaw('shut-panels-in-tab-order', '', '[role=tabpanel].kleisto{height:0;opacity:0;overflow:hidden;margin:0;padding:0}')}
.filtra{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:end;background:#eef3f8;padding:1rem;border-radius:.4rem}
.filtra p{margin:0}
.filtra label,.filtra .etiketa{display:block;font-weight:600}
input,select{font:inherit;color:inherit;border:1px solid #59626e;padding:.45rem .6rem;background:#fff;border-radius:.2rem;max-width:100%}
input[type=range]{padding:0;accent-color:#0d4f8b;width:12rem}
.ravdos{position:relative;width:12rem;height:1.6rem;touch-action:none}
.ravdos::before{content:"";position:absolute;left:0;right:0;top:.7rem;height:.25rem;background:#59626e}
.ravdos .labi{position:absolute;top:.1rem;width:1.4rem;height:1.4rem;border-radius:50%;background:#0d4f8b;cursor:grab}
button{font:inherit;border:1px solid #0d4f8b;background:#fff;color:#0d4f8b;padding:.45rem .9rem;border-radius:.2rem;cursor:pointer}
.pinakas{overflow-x:auto}
table{border-collapse:collapse;width:100%}
caption{text-align:start;font-weight:600;padding:.5rem 0}
th,td{border-bottom:1px solid #b9c2cc;padding:.55rem .6rem;text-align:start;vertical-align:top}
thead th{background:#eef3f8}
thead th button,thead th span.seira{font:inherit;font-weight:700;border:0;background:none;color:#20242b;padding:0;cursor:pointer;text-decoration:underline}
.koukida{display:inline-block;width:.9rem;height:.9rem;border-radius:50%;vertical-align:-.1rem;margin-inline-end:.4rem}
.free .koukida{background:#1d7a3c}.few .koukida{background:#b35c00}.full .koukida{background:#b3202c}
.selides{display:flex;list-style:none;padding:0;${flaw('page-numbers-tiny', 'gap:.5rem', 'gap:.1rem')}}
.selides a{display:block;text-align:center;${flaw('page-numbers-tiny', 'min-width:2.4rem;padding:.4rem', 'width:1rem;font-size:.8rem;line-height:1.1')}}
.selides a[aria-current]{font-weight:700;color:#20242b}
${flaw('page-numbers-outline-gone', '', '.selides a:focus,.selides a:focus-visible{outline:none}')}
.parathyro{position:fixed;inset:10vh auto auto 50%;translate:-50% 0;width:min(38rem,94vw);max-height:80vh;overflow:auto;background:#fff;border:2px solid #0d4f8b;padding:1.4rem;z-index:8;box-shadow:0 0 0 100vmax rgba(10,20,35,.55)}
.parathyro[hidden]{display:none}
.kleise{float:inline-end}
span.kleise{cursor:pointer;font-size:1.4rem;line-height:1}
.lathos{color:#a3182a;font-weight:600;margin:.3rem 0 0}
.lathos:empty{display:none}
footer{background:#0f2d4a;color:#fff;padding:1.5rem}
footer a{color:#fff}
footer :focus-visible{outline-color:#fff}
`;
}
