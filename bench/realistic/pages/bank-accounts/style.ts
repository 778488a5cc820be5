import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.7 "DejaVu Sans","Noto Naskh Arabic",Tahoma,sans-serif;color:#1d2433;background:#f5f6f8}
a{color:#11506b}
:focus-visible{outline:3px solid #11506b;outline-offset:2px}
.takhatti{position:absolute;inset-inline-start:0;top:-8rem;background:#fff;padding:.8rem;z-index:9}
.takhatti:focus{top:0}
.khafi{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
header{background:#0e3a4d;color:#fff;padding:.8rem 1.5rem;display:flex;flex-wrap:wrap;gap:.6rem 2rem;align-items:center}
header a{color:#fff}
header :focus-visible{outline-color:#fff}
.bank{font-weight:700;font-size:1.3rem;text-decoration:none}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1.4rem}
.qaima{position:relative;margin-inline-start:auto}
.qaima [role=menu]{position:absolute;inset-inline-end:0;top:100%;background:#fff;border:1px solid #11506b;list-style:none;margin:0;padding:.3rem;min-width:13rem;z-index:5}
.qaima [role=menu][hidden]{display:none}
.qaima [role=menuitem]{display:block;padding:.5rem .8rem;color:#1d2433;cursor:pointer}
.qaima [role=menuitem]:focus-visible{outline-color:#11506b;outline-offset:-3px}
button{font:inherit;border:1px solid #11506b;background:#fff;color:#11506b;border-radius:.4rem;padding:.45rem 1rem;cursor:pointer}
button.asasi{background:#11506b;color:#fff}
.safha{max-width:76rem;margin:0 auto;padding:1.2rem 1.5rem 3rem;display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:1.8rem}
@media (max-width:60rem){.safha{grid-template-columns:minmax(0,1fr)}}
h1{font-size:1.8rem;margin:.3rem 0}
h2{font-size:1.25rem;margin:1.4rem 0 .6rem}
h3{font-size:1.05rem;margin:0}
.hisabat{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem;list-style:none;padding:0;margin:0}
.hisab{background:#fff;border:1px solid #c3cad6;border-radius:.6rem;padding:1rem;${flaw('balances-cut-when-large', '', 'height:232px;overflow:hidden')}}
.hisab p{margin:.2rem 0}
.raqm{white-space:nowrap}
.raseed{font-size:1.35rem;font-weight:700}
.sari{display:flex;flex-wrap:wrap;gap:.6rem;padding:0;list-style:none}
.sari a{display:block;background:#fff;border:1px solid #11506b;border-radius:.4rem;padding:.6rem 1rem;text-decoration:none}
${flaw('quick-links-ring-off', '', '.sari a:focus,.sari a:focus-visible{outline:none}')}
.bahth{display:flex;gap:.5rem;align-items:end;flex-wrap:wrap}
input,select{font:inherit;color:inherit;border:1px solid #5c6677;border-radius:.3rem;padding:.45rem .7rem;background:#fff;max-width:100%}
.bahth input::placeholder{opacity:1;color:${flaw('search-example-pale', '#5c6677', '#b6bdc9')}}
.pinaka{background:#fff;border:1px solid #c3cad6;border-radius:.6rem;overflow-x:auto}
table{border-collapse:collapse;width:100%}
caption{text-align:start;padding:.6rem 1rem;font-weight:600}
th,td{padding:.55rem 1rem;text-align:start;border-top:1px solid #dfe3ea;vertical-align:top}
.dakhil{color:#17693a;font-weight:600}
.kharij{color:#9c1f33;font-weight:600}
tr.sharh td{background:#f5f6f8}
tr.sharh[hidden]{display:none}
.miqyas{height:1rem;border-radius:.5rem;background:#dfe3ea;border:1px solid #5c6677;overflow:hidden}
.miqyas span{display:block;height:100%;background:#11506b}
aside section{background:#fff;border:1px solid #c3cad6;border-radius:.6rem;padding:1rem;margin-bottom:1rem}
aside h2{margin-top:0}
.tahwil{position:fixed;inset:8vh 0 auto 0;margin-inline:auto;width:min(32rem,94vw);max-height:84vh;overflow:auto;background:#fff;border:2px solid #11506b;border-radius:.6rem;padding:1.4rem;z-index:7;box-shadow:0 0 0 100vmax rgba(14,30,45,.55)}
.tahwil[hidden]{display:none}
.tahwil label{display:block;font-weight:600}
.tahwil p{margin:0 0 .9rem}
.khata{color:#9c1f33;font-weight:600;display:block}
.khata:empty{display:none}
.tanbih{position:fixed;inset:0;background:rgba(14,30,45,.6);display:grid;place-items:center;z-index:9}
.tanbih[hidden]{display:none}
.tanbih>div{background:#fff;padding:1.4rem;border-radius:.6rem;max-width:26rem}
footer{background:#0e3a4d;color:#fff;padding:1.4rem 1.5rem}
footer a{color:#fff}
footer :focus-visible{outline-color:#fff}
`;
}
