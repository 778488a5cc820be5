import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.7 "Hiragino Sans", "Noto Sans CJK JP", "Yu Gothic", sans-serif; color: #2b2622; background: #fffdf8; }
[hidden] { display: none !important; }
a { color: #8a2b1a; }
:focus-visible { outline: 3px solid #1d4f91; outline-offset: 2px; }
main:focus { outline: none; }
img { max-width: 100%; height: auto; display: block; }
h1 { font-size: 2.2rem; line-height: 1.3; margin: 0; }
h2 { font-size: 1.4rem; border-left: 6px solid #b5432c; padding-left: .6rem; margin: 2rem 0 1rem; }
h3 { font-size: 1.05rem; margin: 0 0 .4rem; }
.skip { position: absolute; left: -999em; background: #fff; padding: .5rem 1rem; z-index: 20; }
.skip:focus { left: 1rem; top: 1rem; }
.top { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; padding: 1rem max(1rem, calc(50% - 550px)); border-bottom: 1px solid #dccfb9; }
.logo { font-size: 1.6rem; font-weight: 700; color: #8a2b1a; text-decoration: none; }
.menu { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
.menu a, .menu-top { display: inline-block; padding: .35rem .25rem; color: #2b2622; font: inherit; background: none; border: 0; cursor: pointer; }
.has-sub { position: relative; }
.sub { display: none; position: absolute; z-index: 10; top: 100%; left: 0; min-width: 10rem; background: #fff; border: 1px solid #8f7d63; list-style: none; margin: 0; padding: .5rem 1rem; }
${flaw('menu-on-hover', '.menu-top[aria-expanded="true"] + .sub { display: block; }', '.has-sub:hover .sub { display: block; }')}
.search { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-left: auto; }
.search input, .sort select { font: inherit; padding: .35rem .5rem; border: 1px solid #7a6a52; background: #fff; color: inherit; max-width: 100%; }
.button { display: inline-block; font: inherit; font-weight: 700; padding: .45rem 1.1rem; border: 0; border-radius: 4px; color: #fff; background: #8a2b1a; text-decoration: none; cursor: pointer; }
main { max-width: 1132px; margin: 0 auto; padding: 1rem; }
.crumbs ol { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; margin: 0 0 1rem; font-size: .9rem; }
.crumbs a { display: inline-block; min-height: 24px; }
.crumbs li + li::before { content: "›"; margin-right: .5rem; }
.hero { position: relative; }
.hero img { width: 100%; min-height: 300px; object-fit: cover; }
.hero-text { position: absolute; inset: auto 0 0 0; padding: 1.5rem 2rem; color: #fff; ${flaw(
  'hero-contrast',
  'background: rgba(40, 22, 14, .88);',
  'text-shadow: 0 0 1px rgba(120, 90, 60, .3);',
)} }
.hero-text p { margin: .25rem 0 0; font-size: 1.05rem; }
.columns { display: grid; grid-template-columns: minmax(0, 2.4fr) minmax(0, 1fr); gap: 2.5rem; }
.facts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; list-style: none; padding: 1rem; margin: 1rem 0; background: #f7efe0; }
.term-box { position: relative; display: inline-block; }
.term { font: inherit; color: #8a2b1a; background: none; border: 0; border-bottom: 2px dotted #8a2b1a; padding: 0 .1rem; cursor: help; }
.tip { position: absolute; left: 0; top: 100%; z-index: 5; width: 16rem; max-width: 60vw; padding: .6rem .8rem; color: #fff; background: #2b2622; font-size: .9rem; }
.servings { display: flex; align-items: center; gap: .6rem; }
.round { display: inline-grid; place-items: center; width: 2.4rem; height: 2.4rem; border: 2px solid #8a2b1a; border-radius: 50%; background: #fff; color: #8a2b1a; font: inherit; font-size: 1.2rem; line-height: 1; cursor: pointer; user-select: none; }
.note { min-height: 1.7em; margin: .25rem 0; font-size: .9rem; }
.ingredients { columns: 2; column-gap: 2rem; padding: 0; margin: 0; list-style: none; }
.ingredients li, .row { padding: .3rem 0; border-bottom: 1px dashed #c9b999; break-inside: avoid; }
.ingredients li::before { content: "・" / ""; }
.steps { padding: 0; list-style: none; counter-reset: step; }
.steps > li { display: grid; grid-template-columns: minmax(0, 1fr) 260px; gap: 1.5rem; padding: 1rem 0; border-bottom: 1px solid #dccfb9; counter-increment: step; }
.steps h3::before { content: counter(step) ". "; color: #8a2b1a; }
.enlarge { font: inherit; font-size: .9rem; margin-top: .4rem; padding: .25rem .6rem; color: #8a2b1a; background: #fff; border: 1px solid #8a2b1a; cursor: pointer; }
.nutrition { border-collapse: collapse; width: 100%; }
.nutrition caption { text-align: left; padding-bottom: .4rem; }
.nutrition th, .nutrition td { text-align: left; font-weight: 400; border: 1px solid #b9a888; padding: .4rem .7rem; }
.nutrition tr:first-child > *, .nutrition th { font-weight: 700; background: #f7efe0; }
.sort { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.reviews { list-style: none; padding: 0; }
.reviews li { padding: 1rem 0; border-bottom: 1px solid #dccfb9; }
.when { font-size: .85rem; color: #675c4f; margin: 0; }
.news { list-style: none; padding: 0; }
.news li { padding: .4rem 0; }
.news time { display: block; font-size: .85rem; color: #675c4f; }
.hours { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; }
.hours dd { margin: 0; }
.guest { margin: 1.5rem 0; padding: 1rem; line-height: 1.4; background: #eef1e6; font-style: italic; ${flaw('guest-cut-off', 'min-height: 14.5em;', 'height: 14.5em; overflow: hidden;')} }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 1.5rem; list-style: none; padding: 0; }
.card { border: 1px solid #dccfb9; background: #fff; padding-bottom: .6rem; }
.card h3, .card p { margin: .6rem .8rem 0; }
.card h3 { line-height: 1.5; min-height: 4.5em; }
.card a { display: inline-block; }
${flaw('card-focus', '', '.card a:focus, .card a:focus-visible { outline: none; }')}
.level { display: inline-flex; align-items: center; gap: .35rem; }
.level::before { content: ""; width: .9rem; height: .9rem; border-radius: 50%; background: #2f7d32; }
.level.medium::before { background: #c46200; }
.level.hard::before { background: #c0271d; }
.veil { position: fixed; inset: 0; z-index: 30; display: grid; place-items: center; padding: 1rem; background: rgba(30, 20, 14, .7); }
.zoom { background: #fff; padding: 1.25rem; max-width: 700px; max-height: 100%; overflow: auto; }
.zoom h2 { margin-top: 0; }
.foot { margin-top: 3rem; padding: 2rem max(1rem, calc(50% - 550px)); color: #f6eee1; background: #3a2c24; }
.foot :focus-visible { outline-color: #ffe0b8; }
.foot a { color: #ffe0b8; display: inline-block; padding: .2rem 0; }
.foot ul { display: flex; flex-wrap: wrap; gap: .5rem 2rem; list-style: none; padding: 0; }
@media (max-width: 800px) {
  .columns, .steps > li { grid-template-columns: minmax(0, 1fr); }
  .ingredients { columns: 1; }
  ${flaw('hero-contrast', '.hero-text { position: static; }', '')}
  .search { margin-left: 0; }
}
`;
