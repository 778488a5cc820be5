import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { ${flaw('focus-under-topbar', 'scroll-padding-top: 6rem;', '')} }
body { margin: 0; font: 16px/1.6 "PT Sans", "Segoe UI", "DejaVu Sans", sans-serif; color: #20242b; background: #fff; }
a { color: #1b50a3; }
:focus-visible { outline: 3px solid #a33b00; outline-offset: 2px; }
main:focus, h2:focus { outline: none; }
h1 { font-size: 2rem; line-height: 1.25; margin: .5rem 0 1rem; }
h2 { font-size: 1.4rem; margin: 2.25rem 0 .75rem; }
h3, .small-title { font-size: 1.1rem; font-weight: 700; line-height: 1.4; margin: 1.5rem 0 .35rem; }
.sr-skip { position: absolute; left: -999em; padding: .5rem 1rem; background: #fff; }
.sr-skip:focus { left: 1rem; top: .5rem; z-index: 9; }
.topbar { position: sticky; top: 0; z-index: 6; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; min-height: 5rem; padding: .6rem 2rem; background: #f3f5f9; border-bottom: 1px solid #c3cad6; }
.name { font-size: 1.4rem; font-weight: 800; text-decoration: none; color: #20242b; }
button { font: inherit; padding: .35rem .9rem; color: #20242b; background: #fff; border: 1px solid #66707e; border-radius: 4px; cursor: pointer; }
.ask { margin-left: auto; min-width: 16rem; text-align: left; }
.lang { padding: .25rem 0; }
.version { position: relative; }
#version-menu { position: absolute; right: 0; top: 110%; display: grid; min-width: 9rem; padding: .3rem; background: #fff; border: 1px solid #66707e; }
#version-menu a { padding: .35rem .7rem; text-decoration: none; }
.layout { display: grid; grid-template-columns: 240px minmax(0, 1fr) 210px; gap: 2.5rem; max-width: 1320px; margin: 0 auto; padding: 1.5rem 2rem 3rem; }
${flaw('page-stays-wide', '', '.layout { min-width: 1000px; grid-template-columns: 240px 460px 210px; }')}
.side ul, .toc ul { list-style: none; margin: 0; padding: 0; }
.fold { width: 100%; text-align: left; border: 0; font-weight: 700; padding: .4rem .5rem; }
.fold::before { content: "+ " / ""; }
.fold[aria-expanded="true"]::before { content: "− " / ""; }
.pages a { display: block; padding: .3rem .5rem .3rem 1.5rem; color: #20242b; text-decoration: none; border-left: 3px solid transparent; }
.pages a:hover { text-decoration: underline; }
.pages .here { border-color: #1b50a3; background: #e6edf8; font-weight: 700; }
.pages.closed { ${flaw('closed-still-focusable', 'display: none;', 'height: 0; overflow: hidden;')} }
.toc h2 { font-size: 1rem; margin: 0 0 .5rem; }
.toc a { display: inline-block; padding: .25rem 0; }
.path ol { display: flex; flex-wrap: wrap; gap: .25rem .5rem; list-style: none; padding: 0; margin: 0; font-size: .9rem; }
.path li + li::before { content: "/ " / ""; }
.path a { display: inline-block; padding: .15rem 0; }
.lead { font-size: 1.1rem; }
.note { padding: 1rem 1.25rem; background: #eef3fb; border-left: 4px solid #1b50a3; }
${flaw('note-links', '', '.note a { color: #2e4468; text-decoration: none; }')}
.tab-row { display: flex; flex-wrap: wrap; gap: .25rem; }
.tab { padding: .35rem .9rem; border: 1px solid #66707e; border-bottom: 0; border-radius: 4px 4px 0 0; background: #fff; cursor: pointer; }
.tab[aria-selected="true"], .tab.on { color: #fff; background: #20242b; }
.code { position: relative; background: #20242b; border-radius: 0 4px 4px 4px; }
.code pre { margin: 0; padding: 1rem 1.25rem 3.5rem; overflow: auto; color: #f1f3f6; font: .9rem/1.6 "DejaVu Sans Mono", monospace; }
.code pre:focus-visible { outline-color: #ffb27a; outline-offset: -4px; }
.comment { color: ${flaw('comments-pale', '#b9c3d1', '#5f6875')}; }
.copy { position: absolute; right: .6rem; bottom: .6rem; font-size: .85rem; }
.copy:focus-visible { outline-color: #ffb27a; }
.quiet { display: none; }
.code:hover .quiet { display: block; }
.typed { padding-left: 1.5rem; }
.typed p { margin: 0; }
.wide { overflow-x: auto; }
.options { width: 100%; border-collapse: collapse; }
.options th, .options td { padding: .5rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid #c3cad6; font-weight: 400; }
.options tr:first-child > *, .options tr > :first-child { font-weight: 700; }
.scheme { margin: 1rem 0; }
.scheme img { max-width: 100%; height: auto; border: 1px solid #c3cad6; }
.further { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 1.5rem; }
.further h3 { margin-top: 0; }
.helped { margin-top: 2.5rem; padding: 1rem 1.25rem; background: #f3f5f9; }
.helped h2 { margin-top: 0; font-size: 1.15rem; }
.around { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; list-style: none; padding: 0; margin: 2rem 0 0; }
.around a { display: inline-block; padding: .25rem 0; }
.bottom { padding: 1.5rem 2rem; background: #20242b; color: #e8ebf0; }
.bottom ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: 0; }
.bottom a { display: inline-block; padding: .25rem 0; color: #bcd3f5; }
.bottom :focus-visible { outline-color: #ffb27a; }
.overlay { position: fixed; inset: 0; z-index: 10; display: grid; place-items: start center; padding: 5rem 1rem 1rem; background: rgba(20, 24, 32, .6); overflow: auto; }
.finder { width: min(36rem, 100%); padding: 1.25rem 1.5rem; background: #fff; border-radius: 6px; }
.finder h2 { margin-top: 0; }
.finder label { display: block; font-weight: 700; }
.finder input { font: inherit; width: 100%; padding: .45rem .7rem; border: 1px solid #66707e; color: inherit; background: #fff; }
.finder ul { padding-left: 1.25rem; }
.found { min-height: 1.6em; margin: .5rem 0; }
${flaw(
  'page-stays-wide',
  `@media (max-width: 1000px) {
  .layout { grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding: 1rem; }
  .topbar { padding: .6rem 1rem; }
}`,
  '',
)}
@media (max-width: 640px), (max-height: 480px) {
  .topbar { position: static; }
  .ask { margin-left: 0; min-width: 0; }
}
`;
