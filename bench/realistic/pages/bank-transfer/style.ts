import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; font: 16px/1.5 "Public Sans", "Segoe UI", Arial, sans-serif; color: #1d2733; background: #f2f4f7; }
a { color: #1a4f8a; }
:focus-visible { outline: 3px solid #8a3a00; outline-offset: 2px; }
main:focus, h2:focus { outline: none; }
h1 { font-size: 1.9rem; margin: 1.25rem 0 .5rem; }
h2 { font-size: 1.25rem; margin: 0 0 .75rem; }
.aside-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.pass { position: absolute; left: -999em; background: #fff; padding: .5rem 1rem; }
.pass:focus { left: 1rem; top: .5rem; z-index: 5; }
.mast { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; padding: 1rem 2rem; color: #fff; background: #12304f; }
.mast a { color: #fff; display: inline-block; padding: .25rem 0; }
.mast :focus-visible, .base :focus-visible { outline-color: #ffc38a; }
.crest { font-size: 1.4rem; font-weight: 800; text-decoration: none; }
.mast ul, .base ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; margin: 0; padding: 0; }
.mast [aria-current] { font-weight: 700; }
.own { margin-left: auto !important; }
.rates { display: flex; gap: 1rem; align-items: center; padding: .5rem 2rem; background: #dfe8f1; }
.rates-window { flex: 1; overflow: hidden; }
#rates-line { display: flex; gap: 3rem; width: max-content; margin: 0; padding: 0; list-style: none; animation: roll 24s linear infinite; }
#rates-line.still { animation: none; width: auto; flex-wrap: wrap; gap: .25rem 2rem; }
@keyframes roll { from { transform: translateX(0); } 50% { transform: translateX(-60%); } to { transform: translateX(0); } }
@media (prefers-reduced-motion: reduce) { #rates-line { animation: none; width: auto; flex-wrap: wrap; gap: .25rem 2rem; } }
main { max-width: 1180px; margin: 0 auto; padding: 0 1.5rem 2.5rem; }
.halves { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1.5rem; align-items: start; }
.panel { margin-bottom: 1.5rem; padding: 1.25rem 1.5rem; background: #fff; border: 1px solid #c7d0da; border-radius: 8px; }
.panel-head { display: flex; justify-content: space-between; align-items: start; }
.from { border: 0; margin: 0 0 1rem; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: .75rem; }
legend, label { font-weight: 600; }
legend { padding: 0; margin-bottom: .3rem; }
.account { position: relative; }
.account input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.account label { display: grid; gap: .15rem; height: 100%; padding: .75rem; border: 2px solid #717d8a; border-radius: 6px; font-weight: 400; }
.account input:checked + label { border-color: #1a4f8a; box-shadow: inset 0 0 0 2px #1a4f8a; }
.account input:checked + label strong::before { content: "✓ " / ""; }
${flaw('accounts-hide-focus', '.account input:focus-visible + label { outline: 3px solid #8a3a00; outline-offset: 2px; }', '')}
.field { margin-bottom: 1rem; max-width: 26rem; }
.field label, .confirm label { display: block; }
.hint, .small { margin: 0; font-size: .9rem; color: #4c5866; }
input[type="text"], select { font: inherit; width: 100%; padding: .5rem .7rem; border: 1px solid #66727f; border-radius: 4px; color: inherit; background: #fff; }
[aria-invalid="true"] { border: 2px solid #a1161f !important; }
.wrong { margin: .15rem 0 0; color: #a1161f; }
.wrong:empty { display: none; }
.combo { position: relative; }
#payee-list { position: absolute; left: 0; right: 0; top: 100%; z-index: 3; margin: 0; padding: .25rem 0; list-style: none; background: #fff; border: 1px solid #66727f; }
#payee-list li { padding: .4rem .8rem; cursor: pointer; }
#payee-list li[aria-selected="true"] { color: #fff; background: #1a4f8a; }
.fee { margin: .5rem 0 0; }
.info { position: relative; }
.why { border-bottom: 2px dotted #1a4f8a; color: #1a4f8a; cursor: help; }
.info-text { position: absolute; left: 0; top: 2rem; z-index: 2; width: 15rem; padding: .6rem .8rem; color: #fff; background: #1d2733; font-size: .9rem; }
${flaw('fee-on-hover', '', '.info-text { display: none; } .info:hover .info-text { display: block; }')}
.save { display: flex; gap: .6rem; align-items: center; margin-bottom: 1rem; }
.save input { width: 24px; height: 24px; margin: 0; }
.save label { font-weight: 400; }
.box { width: 24px; height: 24px; border: 2px solid #66727f; border-radius: 4px; cursor: pointer; }
.box.on { background: #1a4f8a; }
button { font: inherit; padding: .45rem 1.1rem; color: #1a4f8a; background: #fff; border: 1px solid #1a4f8a; border-radius: 4px; cursor: pointer; }
.go { font-weight: 700; border-color: #12304f; ${flaw('go-contrast', 'color: #fff; background: #1a4f8a;', 'color: #fff; background: #8fa9c4;')} }
.eye { padding: .2rem .4rem; line-height: 0; }
.eye[aria-pressed="true"] { background: #dfe8f1; }
.hidden-sums .sum { visibility: hidden; }
.balances { display: grid; grid-template-columns: 1fr auto; gap: .35rem 1rem; }
.balances dd { margin: 0; font-weight: 700; }
.meter { height: 14px; border: 1px solid #66727f; border-radius: 7px; overflow: hidden; }
.meter span { display: block; width: 32%; height: 100%; background: #1a4f8a; }
.planned { list-style: none; padding: 0; margin: 0; }
.planned li { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: space-between; align-items: center; padding: .5rem 0; border-bottom: 1px solid #dbe2e9; }
.chart { max-width: 100%; height: auto; }
.bar { fill: ${flaw('bars-pale', '#1a4f8a', '#d3dfec')}; }
.movements { width: 100%; border-collapse: collapse; }
.movements th, .movements td { padding: .45rem .6rem; text-align: left; border-bottom: 1px solid #dbe2e9; }
.movements .in { color: #1b6b36; }
.movements .out { color: #a1161f; }
.advice { max-width: 46rem; }
.result { min-height: 1.5em; margin: 0 0 1rem; font-weight: 600; }
.base { padding: 1.5rem 2rem; color: #e9eef4; background: #12304f; }
.base a { color: #cfe3f8; display: inline-block; padding: .2rem 0; }
.cover { position: fixed; inset: 0; z-index: 8; display: grid; place-items: center; padding: 1rem; background: rgba(12, 26, 42, .6); overflow: auto; }
.confirm { width: min(28rem, 100%); padding: 1.5rem; background: #fff; border-radius: 8px; }
.check { display: grid; grid-template-columns: auto 1fr; gap: .3rem 1.25rem; }
.check dd { margin: 0; font-weight: 600; }
.both { display: flex; flex-wrap: wrap; gap: .75rem; margin-bottom: 0; }
@media (max-width: 820px) {
  .halves { grid-template-columns: minmax(0, 1fr); }
  .mast, .rates, .base { padding-inline: 1rem; }
  .own { margin-left: 0 !important; }
  main { padding-inline: 1rem; }
}
@media (max-width: 480px) {
  .movements th:nth-child(3), .movements td:nth-child(3) { overflow-wrap: anywhere; }
  .movements th, .movements td { padding: .35rem .25rem; font-size: .9rem; }
  .panel { padding: 1rem; }
}
`;
