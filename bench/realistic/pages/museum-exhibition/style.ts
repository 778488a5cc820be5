import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; font: 17px/1.6 Georgia, "Times New Roman", serif; color: #2a211c; background: #fffdf9; }
a { color: #7a2413; }
:focus-visible { outline: 3px solid #1c4f7c; outline-offset: 2px; }
main:focus { outline: none; }
h1, h2, h3 { font-family: "Gill Sans", "Trebuchet MS", sans-serif; line-height: 1.25; }
h2 { font-size: 1.6rem; margin: 2.5rem 0 1rem; }
img { display: block; max-width: 100%; height: auto; }
.fern { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sprung { position: absolute; left: -999em; background: #fff; padding: .5rem 1rem; }
.sprung:focus { left: 1rem; top: .5rem; z-index: 5; }
.oben { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; padding: 1rem max(1rem, calc(50% - 580px)); border-bottom: 1px solid #d8c8b8; }
.haus { font-size: 1.4rem; font-weight: 700; text-decoration: none; color: #2a211c; }
.oben ul, .unten ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: 0; }
.oben nav a, .unten a { display: inline-block; padding: .3rem 0; }
${flaw('menu-lost-when-narrow', '', '@media (max-width: 760px) { .oben nav { display: none; } }')}
button, .haupt { font: inherit; padding: .45rem 1.1rem; color: #7a2413; background: #fff; border: 1px solid #7a2413; border-radius: 3px; cursor: pointer; }
.haupt { display: inline-block; color: #fff; background: #7a2413; text-decoration: none; }
button[aria-pressed="true"] { color: #fff; background: #7a2413; }
main { display: block; max-width: 1192px; margin: 0 auto; padding: 0 1rem 3rem; }
.titelbild { position: relative; }
.titelbild img { width: 100%; height: 26rem; object-fit: cover; }
.titeltext { position: absolute; left: 0; bottom: 0; max-width: 42rem; padding: 1.25rem 2rem; color: #fff; ${flaw('banner-contrast', 'background: #4a1a10;', '')} }
.titeltext h1 { margin: 0; font-size: 2.4rem; }
.titeltext p { margin: .25rem 0 0; }
.zwei { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 2.5rem; align-items: start; }
.zitat { margin: 1.5rem 0; padding-left: 1.25rem; border-left: 4px solid #c08a5a; font-size: 1.25rem; font-style: italic; }
.plakat, .plakat-bild { margin-top: 2.5rem; }
.plakat { padding: 2rem; color: #fff3df; background: #7a2817; font-size: 1.2rem; line-height: 1.7; }
.plakat p { margin: 0 0 .5rem; }
.werke { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 2rem 1.5rem; list-style: none; padding: 0; }
.werk figure { margin: 0 0 .6rem; }
.werk figcaption { padding-top: .4rem; font-size: .95rem; }
.tasten { display: flex; flex-wrap: wrap; gap: .75rem; }
.folie { max-width: 560px; }
.folie p { margin: .4rem 0 0; }
.punktbild { position: relative; max-width: 640px; }
.punkt { position: absolute; }
.knopf { display: grid; place-items: center; width: 40px; height: 40px; padding: 0; border: 3px solid #2a211c; border-radius: 50%; color: #2a211c; background: #fff; font-weight: 700; cursor: pointer; }
.fund { position: absolute; left: 0; top: 44px; z-index: 2; width: 14rem; margin: 0; padding: .6rem .8rem; color: #fff; background: #2a211c; font-size: .95rem; }
.punkt:nth-of-type(n+2) .fund { left: auto; right: 0; }
${flaw('spots-on-hover', '', '.fund { display: none; } .punkt:hover .fund { display: block; }')}
.lupe { position: relative; max-width: 640px; height: 320px; overflow: hidden; border: 1px solid #6b5a4d; cursor: grab; }
.lupe img { position: absolute; max-width: none; touch-action: none; }
.stationen { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 2rem; }
audio[controls] { width: 100%; }
summary { padding: .25rem 0; cursor: pointer; }
.ablauf { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 1rem; }
.schritt { padding: 1rem; background: #f5ebdf; }
.zeiten { width: 100%; border-collapse: collapse; }
.zeiten th, .zeiten td { padding: .5rem .8rem; text-align: left; border-bottom: 1px solid #b9a794; font-weight: 400; }
.zeiten tr:first-child > *, .zeiten tr > :first-child { font-weight: 700; }
.karten { margin-top: 2rem; padding: .5rem 1.5rem 1.5rem; background: #f5ebdf; }
.karten label { display: inline-block; min-width: 8rem; }
input, select { font: inherit; padding: .4rem .6rem; border: 1px solid #6b5a4d; background: #fff; color: inherit; max-width: 100%; }
.fehler { color: #9c1c12; margin: 0; min-height: 1.6em; }
.frist { margin-top: 1rem; padding: 1rem; border: 2px solid #7a2413; background: #fffdf9; }
.frage h3 { margin: 0; }
.klapp { width: 100%; text-align: left; margin-bottom: .25rem; }
.antwort { overflow: hidden; padding: 0 1rem; ${flaw('answers-still-focusable', 'display: none;', 'height: 0;')} }
.klapp[aria-expanded="true"] { font-weight: 700; }
.antwort.offen { ${flaw('answers-still-focusable', 'display: block;', 'height: auto;')} }
.unten { padding: 2rem max(1rem, calc(50% - 580px)); color: #f6ece1; background: #2f241e; }
.unten a { color: #ffd3b0; }
.unten :focus-visible { outline-color: #9fd0ff; }
.brief { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; margin-bottom: 1.25rem; }
.brief input { color: #2a211c; }
.schleier { position: fixed; inset: 0; z-index: 10; display: grid; place-items: center; padding: 1rem; background: rgba(30, 20, 14, .75); overflow: auto; }
.gross-bild { padding: 1.25rem; background: #fff; }
.gross-bild h2 { margin-top: 0; }
@media (max-width: 760px) {
  .zwei { grid-template-columns: minmax(0, 1fr); }
  .titeltext { ${flaw('banner-contrast', 'position: static;', 'padding: 1rem;')} }
  .titeltext h1 { font-size: 1.8rem; }
  .plakat-bild { margin-top: 0; }
}
`;
