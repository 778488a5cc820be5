import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; font: 16px/1.5 "Nunito Sans", "Segoe UI", Arial, sans-serif; color: #23282e; background: #fffdfa; }
a { color: #0c5a44; }
:focus-visible { outline: 3px solid #7a2a9c; outline-offset: 2px; }
section:focus { outline: none; }
h1 { font-size: 2.1rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.35rem; margin: 0 0 .75rem; }
h3 { font-size: 1.1rem; margin: 0 0 .2rem; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.go-main { position: absolute; left: -999em; padding: .5rem 1rem; background: #fff; }
.go-main:focus { left: 1rem; top: .5rem; z-index: 9; }
.cookies { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; justify-content: center; padding: .75rem 1.5rem; background: #f0e6f5; border-bottom: 1px solid #7b6e83; }
.cookies p { margin: 0; }
${flaw('bar-over-page', '', '.cookies { position: fixed; inset: auto 0 0 0; z-index: 7; min-height: 8rem; border-top: 2px solid #7b6e83; }')}
.cookie-buttons { display: flex; flex-wrap: wrap; gap: .6rem; }
.head { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; padding: 1rem max(1rem, calc(50% - 590px)); border-bottom: 1px solid #d5cfc4; }
.wordmark { font-size: 1.4rem; font-weight: 800; text-decoration: none; }
.head ul, .foot ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; margin: 0; padding: 0; }
.head nav a, .foot a { display: inline-block; padding: .3rem 0; }
.head [aria-current] { font-weight: 700; }
#join { margin-left: auto; }
button, .strong { font: inherit; padding: .45rem 1.1rem; color: #0c5a44; background: #fff; border: 1px solid #0c5a44; border-radius: 20px; cursor: pointer; }
.strong { display: inline-block; color: #fff; background: #0c5a44; font-weight: 700; text-decoration: none; }
main { display: block; max-width: 1212px; margin: 0 auto; padding: 0 1rem 2.5rem; }
.hero { margin: 0 -1rem 2rem; padding: 2.5rem 1rem; background: #dcefe6; }
.find { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
.find p { margin: 0; flex: 1 1 16rem; }
label, legend, .legend { font-weight: 600; }
.find label { display: block; }
input[type="text"], input[type="email"], input[type="tel"], input[type="password"], select { font: inherit; width: 100%; padding: .5rem .7rem; border: 1px solid #66707a; border-radius: 4px; color: inherit; background: #fff; }
input::placeholder { opacity: 1; color: ${flaw('example-pale', '#5d666f', '#b9bfc6')}; }
.split { display: grid; grid-template-columns: 250px minmax(0, 1fr); gap: 2.5rem; align-items: start; margin-bottom: 2.5rem; }
.group { border: 0; margin: 0 0 1.25rem; padding: 0; }
legend { padding: 0; }
.legend { margin: 0; }
.line { display: flex; gap: .6rem; align-items: center; padding: .2rem 0; }
.line label { font-weight: 400; }
.tick, .line input { flex: none; width: 24px; height: 24px; margin: 0; }
span.tick { border: 2px solid #66707a; border-radius: 4px; cursor: pointer; }
span.tick.on { background: #0c5a44; }
.over { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: center; }
.over form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.over select { width: auto; }
.jobs { display: grid; gap: 1.25rem; list-style: none; margin: 1rem 0; padding: 0; }
.job { padding: 1.1rem 1.25rem; background: #fff; border: 1px solid #d5cfc4; border-radius: 8px; }
.facts { margin: 0; color: #4c555e; }
.pay { margin: .35rem 0; font-weight: 700; }
.about-pay { position: relative; }
.ask-pay { width: 28px; height: 28px; padding: 0; }
.pay-tip { position: absolute; left: 0; top: 100%; z-index: 2; width: 14rem; padding: .5rem .8rem; color: #fff; background: #23282e; font-weight: 400; font-size: .9rem; }
.summary { max-width: 38rem; margin: .5rem 0; line-height: 1.35; ${flaw('summary-cut-off', 'min-height: 4.1em;', 'height: 4.1em; overflow: hidden;')} }
.do { display: flex; flex-wrap: wrap; gap: .75rem; margin: .75rem 0 0; }
.keep[aria-pressed="true"] { color: #fff; background: #0c5a44; }
.keep[aria-pressed="true"]::before { content: "✓ " / ""; }
${flaw('save-hides-focus', '', '.keep:focus, .keep:focus-visible { outline: 0; }')}
.tip-grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 1.5rem; }
.tip-card { padding: 1rem 1.25rem; background: #f6f1e8; }
.tips { margin-bottom: 2rem; }
.foot { padding: 1.5rem max(1rem, calc(50% - 590px)); color: #eaf3ef; background: #143c31; }
.foot a { color: #c4ecdc; }
.foot :focus-visible { outline-color: #f0c8ff; }
.screen { position: fixed; inset: 0; z-index: 10; display: grid; place-items: center; padding: 1rem; background: rgba(20, 30, 26, .6); overflow: auto; }
.sheet { width: min(28rem, 100%); padding: 1.5rem; background: #fff; border-radius: 8px; }
.sheet h2 { margin-top: 0; }
.entry { margin: 0 0 .8rem; }
.entry label, .rule { display: block; }
.rule { font-size: .9rem; color: #4c555e; }
.problem { margin: 0 0 .75rem; color: #a5161f; }
.problem:empty { margin: 0; }
@media (max-width: 800px) {
  .split { grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
  #join { margin-left: 0; }
}
`;
