import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
html{${flaw('bar-covers-focus', 'scroll-padding-block:6rem 10rem', '')}}
body{margin:0;font-family:Verdana,"DejaVu Sans",sans-serif;font-size:1rem;line-height:1.5;color:#26221c;background:#fbf8f1;padding-bottom:9rem}
a{color:#7a2e0e}
:focus-visible{outline:3px solid #14467a;outline-offset:2px}
[tabindex="-1"]:focus-visible{outline-offset:-3px}
.away{position:absolute;left:0;top:-6rem;background:#fff;padding:.8rem;z-index:9}
.away:focus{top:0}
.unseen{position:absolute;width:1px;height:1px;clip-path:inset(50%);overflow:hidden;white-space:nowrap}
header{background:#2f4a1f;color:#fff;padding:.9rem 1.5rem;display:flex;flex-wrap:wrap;gap:.8rem 1.6rem;align-items:center}
header a{color:#fff}
header :focus-visible{outline-color:#fff}
header .brand{font-size:1.35rem;font-weight:700;text-decoration:none}
header form{min-width:0;display:flex;gap:.4rem;flex:1 1 15rem}
header input{flex:1;min-width:0;font:inherit;padding:.5rem .7rem;border:1px solid #fff;border-radius:1.5rem;background:#fff;color:#26221c}
header input::placeholder{color:${flaw('search-hint-pale', '#5e574b', '#bdb7ab')};opacity:1}
button{font:inherit;cursor:pointer;border:1px solid #2f4a1f;background:#fff;color:#2f4a1f;border-radius:1.5rem;padding:.45rem 1rem}
button.strong{background:#2f4a1f;color:#fff}
.week{display:flex;flex-wrap:wrap;gap:0 1.5rem;list-style:none;margin:0;padding:0 1.5rem;background:#e8ecd9}
.week a{display:block;padding:.6rem 0;color:#26221c}
.page{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:2rem;max-width:82rem;margin:1.5rem auto;padding:0 1.5rem}
@media (max-width:52rem){.page{grid-template-columns:minmax(0,1fr)}}
.filters fieldset{border:0;margin:0 0 1rem;padding:0}
.filters legend{font-weight:700;padding:0;margin-bottom:.3rem}
.filters label{display:flex;gap:.5rem;padding:.3rem 0;align-items:center}
.filters input[type=checkbox]{width:1.25rem;height:1.25rem;accent-color:#2f4a1f}
.filters .more{margin-bottom:1rem}
.bar-top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem;align-items:end;margin-bottom:1rem}
.bar-top form{display:flex;gap:.5rem;align-items:center;flex-wrap:wrap}
select{font:inherit;padding:.45rem;border:1px solid #5e574b;border-radius:.4rem;background:#fff;color:inherit}
.goods{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1rem}
.good{background:#fff;border:1px solid #d9d3c4;border-radius:.8rem;padding:1rem;display:flex;flex-direction:column;gap:.4rem;position:relative}
.good[hidden]{display:none}
.good img{width:100%;height:auto;border-radius:.5rem}
.good h3{font-size:1rem;margin:0;line-height:1.5;${flaw('names-cut-when-spaced', 'min-height:4.6rem', 'height:4.6rem;overflow:hidden')}}
.good p{margin:0}
.good .cost{font-weight:700}
.good .unit{font-size:.9rem;color:#5e574b}
.marks{display:flex;gap:.5rem;align-items:center;min-height:1.75rem}
.offer{position:absolute;top:.6rem;left:.6rem;padding:.15rem .6rem;border-radius:1rem;font-weight:700;font-size:.9rem;color:#fff;background:${flaw('offer-badge-pale', '#a3330b', '#f2a65a')}}
.facts{align-self:start}
span.facts{text-decoration:underline dotted;cursor:help}
.nutrition{font-size:.92rem;background:#f3efe3;border-radius:.4rem;padding:.5rem}
.nutrition[hidden]{display:none}
${flaw('nutrition-on-hover', '', '.good .nutrition{display:none}.facts:hover+.nutrition{display:block}')}
.steps{display:inline-flex;align-items:center;gap:.5rem;margin-top:auto}
.steps button{padding:0;line-height:1;border-radius:.3rem;${flaw('steps-tiny', 'width:2.2rem;height:2.2rem', 'width:1rem;height:1rem;font-size:.8rem')}}
.steps{${flaw('steps-tiny', '', 'gap:.1rem')}}
.steps output{min-width:1.6rem;text-align:center}
.total{position:fixed;inset:auto 0 0 0;min-height:8rem;background:#fff;border-top:2px solid #2f4a1f;padding:1rem 1.5rem;display:flex;flex-wrap:wrap;gap:.6rem 2rem;align-items:center;z-index:5}
.total p{margin:0}
.drawer{position:fixed;inset:0 0 0 auto;width:min(27rem,100vw);background:#fff;border-left:2px solid #2f4a1f;padding:1.5rem;overflow:auto;z-index:8;transition:none}
.drawer[hidden]{display:none}
${flaw('drawer-stays-in-tab-order', '', '.drawer:not(.open){transform:translateX(110%)}')}
.drawer ul{list-style:none;padding:0}
.drawer li{display:flex;gap:.6rem;justify-content:space-between;align-items:center;padding:.5rem 0;border-bottom:1px solid #d9d3c4}
footer{background:#2f4a1f;color:#fff;padding:2rem 1.5rem;margin-top:2rem}
footer a{color:#fff}
footer :focus-visible{outline-color:#fff}
`;
}
