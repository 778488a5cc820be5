import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; overflow-x: clip; font: 17px/1.55 "Lato", "Segoe UI", Arial, sans-serif; color: #1f2b30; background: #fff; }
a { color: #0b5368; }
:focus-visible { outline: 3px solid #a1300b; outline-offset: 2px; }
main:focus, h2:focus { outline: none; }
h1 { font-size: 2.6rem; line-height: 1.15; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; margin: 0 0 .75rem; line-height: 1.3; }
h3 { margin: .5rem 0 0; }
.off { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.hop { position: absolute; left: -999em; padding: .5rem 1rem; background: #fff; }
.hop:focus { left: 1rem; top: .5rem; z-index: 9; }
.lid { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .9rem 2rem; }
.sign { font-size: 1.5rem; font-weight: 800; text-decoration: none; margin-right: auto; }
.share { display: flex; gap: .75rem; list-style: none; margin: 0; padding: 0; }
.round { display: grid; place-items: center; width: 40px; height: 40px; border: 2px solid #0b5368; border-radius: 50%; }
button, .bright { font: inherit; padding: .5rem 1.2rem; color: #0b5368; background: #fff; border: 2px solid #0b5368; border-radius: 24px; cursor: pointer; }
.bright { color: #fff; background: #a1300b; border-color: #a1300b; font-weight: 700; }
.drawer { background: #e4f1f4; padding: .75rem 2rem; }
.drawer ul { display: flex; flex-wrap: wrap; gap: .25rem 2rem; list-style: none; margin: 0; padding: 0; }
.drawer a { display: inline-block; padding: .3rem 0; }
.drawer:not(.open) { ${flaw('drawer-still-focusable', 'display: none;', 'position: absolute; left: -2000px; width: 20rem;')} }
.front { position: relative; overflow: clip; min-height: 31rem; display: grid; align-items: end; }
.far { position: absolute; inset: -10% 0 auto 0; width: 100%; height: 130%; object-fit: cover; }
.front-text { position: relative; max-width: 40rem; margin: 2rem; padding: 1.5rem 1.75rem; color: #fff; ${flaw('appeal-contrast', 'background: #0a2f3c;', '')} }
.front-text :focus-visible { outline-color: ${flaw('appeal-contrast', '#ffd9a0', '#1f2b30')}; }
.thanks { margin: 1rem 2rem 0; min-height: 1.5em; font-weight: 700; }
.ticker { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin: 0 2rem 2rem; padding: .75rem 1rem; background: #f5efe3; }
.ticker-window { flex: 1; min-width: 0; overflow: hidden; }
#ticker { display: flex; gap: 3rem; width: max-content; list-style: none; margin: 0; padding: 0; animation: along 18s ease-in-out infinite alternate; }
#ticker.still { animation: none; width: auto; flex-wrap: wrap; gap: .25rem 2rem; }
@keyframes along { to { transform: translateX(-50%); } }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 3rem; align-items: start; }
main > section, .pair { max-width: 1180px; margin: 0 auto 3rem; padding: 0 2rem; }
.gift { padding: 1.5rem; background: #f5efe3; border-radius: 10px; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; min-width: 0; }
legend, .legend, .line label { font-weight: 700; padding: 0; }
.legend { margin: 0; }
.rhythm { margin-bottom: 1rem; }
.choice { display: inline-flex; gap: .5rem; align-items: center; margin-right: 1.5rem; }
.choice input, .sum input, .tax input { flex: none; width: 24px; height: 24px; margin: 0; }
.sums { margin-bottom: 1rem; }
.sum { display: flex; gap: .6rem; align-items: center; padding: .6rem .8rem; margin-top: .5rem; background: #fff; border: 2px solid #6a757a; border-radius: 6px; }
.tile { cursor: pointer; }
.tile.on { border-color: #a1300b; box-shadow: inset 0 0 0 2px #a1300b; }
.line { margin: 0 0 .8rem; }
.line label { display: block; }
.tax { display: flex; gap: .6rem; align-items: start; }
.tax label { font-weight: 400; }
input[type="text"], input[type="email"] { font: inherit; width: 100%; padding: .5rem .7rem; border: 1px solid #5f6b71; border-radius: 4px; color: inherit; background: #fff; }
.wrong { margin: 0; color: #a1161f; }
.tiny-links { display: flex; flex-wrap: wrap; margin: 1rem 0 0; ${flaw('other-ways-tiny', 'gap: .5rem 1.5rem;', 'flex-direction: column; gap: 0; font-size: .7rem; line-height: 1;')} }
.tiny-links a { display: block; ${flaw('other-ways-tiny', 'padding: .3rem 0;', '')} }
.match { padding: 1.5rem; color: #fff; background: #0a2f3c; font-size: 1.2rem; }
.match p { margin: 0 0 .4rem; }
.match .large { font-size: 2rem; font-weight: 800; line-height: 1.2; }
.match-picture, .person img { display: block; max-width: 100%; height: auto; }
.goal { height: 18px; border: 2px solid #0b5368; border-radius: 9px; overflow: hidden; }
.goal span { display: block; width: 65%; height: 100%; background: #0b5368; }
iframe { max-width: 100%; border: 0; }
.uses, .people { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 1.5rem; list-style: none; margin: 0; padding: 0; }
.use { padding: 1rem; background: #e4f1f4; }
.share-of { margin: 0 0 .5rem; }
.share-of strong { display: block; font-size: 2rem; line-height: 1.2; }
.use-text { margin: .5rem 0 0; }
${flaw('uses-on-hover', '', '.use-text { visibility: hidden; } .use:hover .use-text { visibility: visible; }')}
.person p { margin: 0 0 .6rem; }
.proverb { margin: 2rem 0 .25rem; font-size: 1.3rem; font-style: italic; }
.proverb p { margin: 0; }
.proverb-note { margin: 0; }
.events { width: 100%; border-collapse: collapse; }
.events th, .events td { padding: .5rem .7rem; text-align: left; border-bottom: 1px solid #a9b6bb; }
.ground { padding: 1.5rem 2rem; color: #e6f0f3; background: #0a2f3c; }
.ground ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; margin: 0; padding: 0; }
.ground a { display: inline-block; padding: .3rem 0; color: #bfe6f2; }
.ground :focus-visible { outline-color: #ffd9a0; }
.dim { position: fixed; inset: 0; z-index: 10; display: grid; place-items: center; padding: 1rem; background: rgba(8, 28, 36, .7); overflow: auto; }
.tale { width: min(32rem, 100%); padding: 1.5rem; background: #fff; border-radius: 8px; }
.cross { display: inline-block; padding: .5rem 1.2rem; border: 2px solid #0b5368; border-radius: 24px; color: #0b5368; cursor: pointer; }
@media (prefers-reduced-motion: reduce) { #ticker { animation: none; width: auto; flex-wrap: wrap; gap: .25rem 2rem; } }
@media (max-width: 800px) {
  .pair { grid-template-columns: minmax(0, 1fr); }
  main > section, .pair, .lid, .drawer, .ground { padding-inline: 1rem; }
  .front-text, .thanks, .ticker { margin-inline: 1rem; }
  h1 { font-size: 1.9rem; }
}
`;
