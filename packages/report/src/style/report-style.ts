import { colorTokens } from './color-tokens.ts';
import { printStyle } from './print-style.ts';

const screenStyle = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 400 1rem/1.55 var(--sans); overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1, h2, h3, h4 { line-height: 1.3; font-weight: 680; letter-spacing: -0.011em; text-wrap: balance; }
h1 { font-size: clamp(1.625rem, 1.2rem + 2vw, 2.125rem); letter-spacing: -0.02em; line-height: 1.15; }
h2 { font-size: 1.375rem; }
h3 { font-size: 1.125rem; }
h4 { font-size: 1rem; letter-spacing: 0; }
a { color: var(--link); text-underline-offset: 0.18em; }
a:focus-visible { outline: 2px solid var(--text); outline-offset: 3px; box-shadow: 0 0 0 3px var(--yellow); border-radius: 4px; }
code, pre { font-family: var(--mono); font-size: 0.9375rem; }
.muted { color: var(--text-2); }
.small { font-size: 0.875rem; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.icon { width: 1.0625rem; height: 1.0625rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.back { width: min(100%, 210mm); margin: 1.5rem auto -1rem; padding-inline: 1rem; }
.back a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.sheet { background: var(--surface); width: min(100%, 210mm); margin: 2rem auto; padding: clamp(1.25rem, 4vw, 18mm); border: 1px solid var(--line); box-shadow: 0 2px 6px rgb(40 34 16 / 0.08), 0 12px 32px rgb(40 34 16 / 0.12); display: grid; gap: 2.25rem; grid-template-columns: minmax(0, 1fr); }
section { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
header { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
.brand { display: flex; justify-content: space-between; align-items: center; gap: 1rem; border-bottom: 5px solid var(--yellow); padding-bottom: 0.75rem; }
.brand__name { display: inline-flex; align-items: center; gap: 0.625rem; font-weight: 700; font-size: 1.3125rem; letter-spacing: -0.02em; }
.mark { width: 32px; height: 20px; flex: none; }
.score { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.25rem; color: var(--text-3); font-size: 1.375rem; }
.score > b { font-size: 3.75rem; line-height: 1; font-weight: 680; letter-spacing: -0.045em; font-variant-numeric: tabular-nums; color: var(--text); }
.score > .badge { align-self: center; margin-left: 0.75rem; font-size: 1rem; }
.score__none { font-weight: 680; color: var(--text); }
.first { display: grid; grid-template-columns: 52mm minmax(0, 1fr); gap: 8mm; align-items: start; }
.first--bare { grid-template-columns: minmax(0, 1fr); }
.why { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
.lead { font-size: 1.125rem; line-height: 1.4; }
.todo { border: 1px solid var(--line); border-top: 5px solid var(--yellow); border-radius: 12px; padding: 1rem 1.25rem; }
.todo__head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem; }
.todo .steps { gap: 0; }
.todo .steps > li { grid-template-columns: 1.75rem minmax(0, 1fr) auto; padding-block: 0.625rem; border-top: 1px solid var(--line); }
.todo .steps > li:first-child { border-top: 0; }
.todo__then { font-size: 1.375rem; font-weight: 680; font-variant-numeric: tabular-nums; align-self: center; }
.figures { display: flex; flex-wrap: wrap; gap: 0.5rem 1.75rem; }
.figures > div { display: flex; gap: 0.5rem; align-items: baseline; }
.figures dt { color: var(--text-3); font-size: 0.875rem; }
.figures dd { font-weight: 680; font-variant-numeric: tabular-nums; }
.contents { display: grid; gap: 0.75rem; }
.contents > ol { columns: 2; column-gap: 2rem; list-style: decimal; padding-left: 1.25rem; }
.contents li { break-inside: avoid; padding-left: 0.25rem; min-height: 1.5rem; }
.severity { display: inline-flex; align-items: center; gap: 0.375rem; font-weight: 550; white-space: nowrap; }
.lines { white-space: pre-line; }
.columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem 2rem; align-items: start; }
.criteria { font-size: 0.875rem; }
.criteria th, .criteria td { padding-block: 0.25rem; vertical-align: top; }
.state { white-space: nowrap; font-weight: 550; }
.state--failed { color: var(--critical); } .state--needs-review { color: var(--moderate); } .state--passed { color: var(--green-text); }
.state--inapplicable, .state--untested { color: var(--text-3); font-weight: 400; }
.text-green { color: var(--green-text); } .text-yellow { color: var(--moderate); } .text-red { color: var(--critical); }
.tint-green { background: var(--green-tint); color: var(--green-text); } .tint-yellow { background: var(--moderate-tint); color: var(--moderate); } .tint-red { background: var(--critical-tint); color: var(--critical); }
.stacked tbody th { overflow-wrap: break-word; }
.stacked tbody td { overflow-wrap: anywhere; }
.only-stacked { display: none; }
.text-critical { color: var(--critical); } .text-serious { color: var(--serious); } .text-moderate { color: var(--moderate); } .text-minor { color: var(--minor); }
.tint-critical { background: var(--critical-tint); color: var(--critical); } .tint-serious { background: var(--serious-tint); color: var(--serious); } .tint-moderate { background: var(--moderate-tint); color: var(--moderate); } .tint-minor { background: var(--minor-tint); color: var(--minor); }
.steps { counter-reset: step; display: grid; gap: 0.75rem; }
.steps > li { counter-increment: step; display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); gap: 0.75rem; }
.steps > li::before { content: counter(step) / ""; width: 1.75rem; height: 1.75rem; display: grid; place-items: center; border-radius: 50%; background: var(--sunken); font-weight: 680; font-size: 0.875rem; }
.plain-list { list-style: disc; padding-left: 1.25rem; display: grid; gap: 0.5rem; }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; }
th, td { padding: 0.5rem 0.75rem; text-align: left; font-weight: 400; border-top: 1px solid var(--line); }
thead > tr > * { border-top: 0; border-bottom: 2px solid var(--text); font-size: 0.875rem; color: var(--text-2); }
tr > :first-child { padding-left: 0; } tr > :last-child { padding-right: 0; }
.bold { font-weight: 680; }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
.picture { position: relative; box-sizing: content-box; width: calc(100% - 2px); overflow: hidden; background: #fff; border: 1px solid var(--line-strong); }
.whole { position: absolute; background: var(--picture) 0 0 / 100% 100% no-repeat; }
.picture--walk { width: 576px; max-width: 100%; }
.picture--walk svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.walk { list-style: decimal; padding-left: 2.5rem; }
.how { list-style: decimal; padding-left: 1.5rem; display: grid; gap: 0.25rem; }
.states { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
.state-picture { position: relative; border: 1px solid var(--line-strong); background: #fff 0 0 / 100% 100% no-repeat; }
.frame { position: absolute; outline: 2px solid var(--ink); box-shadow: 0 0 0 4px var(--yellow); border-radius: 2px; forced-color-adjust: none; }
.frame--thin { outline-width: 1px; box-shadow: 0 0 0 2px var(--yellow); }
.frame--review { outline-style: dashed; }
.label, .number { white-space: nowrap; min-width: 24px; height: 24px; border-radius: 12px; background: var(--ink); border: 2px solid var(--yellow); color: var(--yellow); font: 700 14px/20px var(--sans); font-variant-numeric: tabular-nums; text-align: center; forced-color-adjust: none; }
.label { position: absolute; }
.label--review, .issue--review .number { background: #fff; border: 2px dashed var(--ink); color: var(--ink); }
.number { padding: 0 5px; }
.caption { margin-top: 0.5rem; color: var(--text-2); font-size: 0.875rem; }
.intro { display: grid; gap: 0.5rem; }
h2 { border-bottom: 2px solid var(--text); padding-bottom: 0.25rem; }
.todo h2 { border: 0; padding: 0; font-size: 1.125rem; }
.issue { border-top: 1px solid var(--line); padding-top: 1rem; display: grid; grid-template-columns: 192px minmax(0, 1fr); gap: 0.75rem 1.5rem; align-items: start; }
.issue--bare { grid-template-columns: minmax(0, 1fr); }
.issue > .issue__side { grid-column: 1; grid-row: 1; display: grid; gap: 0.25rem; grid-template-columns: minmax(0, 1fr); }
.issue--bare > .issue__side { grid-row: auto; }
.issue__text { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
.facts { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; font-size: 0.875rem; color: var(--text-2); }
.badge { display: inline-flex; align-items: center; gap: 0.375rem; padding: 0.125rem 0.5rem; min-height: 1.625rem; border-radius: 4px; border: 1px solid transparent; font-weight: 550; line-height: 1.3; white-space: nowrap; }
.badge--line { border-color: var(--line-strong); }
.part { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
.elements { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
.elements > li { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
.path { display: flex; gap: 0.5rem; align-items: flex-start; }
.number { display: inline-block; flex: none; }
.code { background: var(--code); border: 1px solid var(--line); border-radius: 7px; padding: 0.625rem 1rem; white-space: pre-wrap; line-height: 1.6; }
.elements code, .code, .diff, dd, .muted, .plain-list code { unicode-bidi: isolate; }
summary { cursor: pointer; min-height: 1.75rem; font-size: 0.9375rem; color: var(--link); text-decoration: underline; text-underline-offset: 0.18em; }
summary:focus-visible { outline: 2px solid var(--text); outline-offset: 3px; box-shadow: 0 0 0 3px var(--yellow); border-radius: 4px; }
details > .elements, details > .code { margin-top: 0.5rem; }
.change .caption { margin: 0 0 0.5rem; }
.diff { border: 1px solid var(--line); border-radius: 7px; overflow: hidden; line-height: 1.6; }
.diff code { display: block; }
.diff del, .diff ins { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); padding-right: 0.75rem; white-space: pre-wrap; text-decoration: none; }
.diff del { background: var(--del); color: var(--del-text); }
.diff ins { background: var(--add); color: var(--add-text); }
.diff del::before, .diff ins::before { text-align: center; font-weight: 700; content: "+" / ""; }
.diff del::before { content: "−" / ""; }
.measured { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; font-size: 0.875rem; }
.measured > div { display: flex; gap: 0.375rem; }
.measured dt { color: var(--text-2); }
.measured dd { margin: 0; font-weight: 550; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.method { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1.25rem 1.5rem; }
.method dt { color: var(--text-3); font-size: 0.875rem; }
@media screen and (max-width: 46rem) {
  .sheet { margin: 1rem 0 0; border-inline: 0; }
  .first, .issue, .columns, .states { grid-template-columns: minmax(0, 1fr); }
  .issue > .issue__text { grid-row: 2; }
  .contents > ol { columns: 1; }
  .todo { padding: 0.75rem 1rem; }
  th, td { padding-inline: 0.25rem; }
  .stacked, .stacked tbody { display: block; }
  .stacked thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stacked tr { display: block; padding-block: 0.5rem; border-top: 1px solid var(--line); }
  .stacked tr > * { display: block; padding: 0.125rem 0; border: 0; text-align: left; }
  .only-stacked { display: inline; color: var(--text-3); }
}
@media (forced-colors: active) {
  .badge { border: 1px solid CanvasText; }
}
`;

/** The report's whole style sheet. */
export const reportStyle = `${colorTokens}${screenStyle}${printStyle}`;
