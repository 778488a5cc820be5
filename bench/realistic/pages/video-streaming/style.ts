import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 6rem; background: #121417; }
body { margin: 0; font: 1rem/1.5 "Segoe UI", Roboto, "Helvetica Neue", sans-serif; color: #f3f4f6; background: #121417; }
[hidden] { display: none !important; }
a { color: #8fd3ff; }
button { font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
main:focus { outline: none; }
.quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.to-content { position: absolute; top: -4rem; left: 1rem; z-index: 9; padding: .5rem 1rem; background: #fff; color: #12304a; }
.to-content:focus { top: .5rem; }
.bar { position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: .5rem 1.75rem; align-items: center; padding: .6rem 2.5rem; background: #121417; border-bottom: 1px solid #2c3138; }
.brand { font-size: 1.5rem; font-weight: 800; letter-spacing: .04em; color: #ffd166; text-decoration: none; }
.bar ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.bar nav a { display: inline-block; padding: .4rem 0; color: #f3f4f6; text-decoration: none; border-bottom: 2px solid transparent; }
.bar nav a[aria-current] { border-color: #ffd166; font-weight: 700; }
.bar nav a:hover { text-decoration: underline; }
.find { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-left: auto; }
.find input { font: inherit; width: 13rem; max-width: 100%; padding: .35rem .6rem; color: #f3f4f6; background: #121417; border: 1px solid ${flaw('search-border', '#9aa4b0', '#2e343b')}; border-radius: 4px; }
.find button, .profile > button, .turn, .keep, .pause, .controls button, .player-head button, .close { padding: .35rem .8rem; color: #f3f4f6; background: #2a3038; border: 1px solid #9aa4b0; border-radius: 4px; }
.profile { position: relative; }
#profile-menu { position: absolute; right: 0; top: 110%; display: grid; min-width: 12rem; padding: .4rem; background: #22272e; border: 1px solid #9aa4b0; }
#profile-menu a { padding: .4rem .7rem; color: #f3f4f6; text-decoration: none; }
#profile-menu a:hover { background: #3a424c; }
.featured { position: relative; background: #0b0d0f; }
.slide { display: grid; }
.slide > * { grid-area: 1 / 1; }
.slide img { width: 100%; height: 100%; min-height: 22rem; max-height: 30rem; object-fit: cover; }
.slide-text { align-self: end; justify-self: start; max-width: 36rem; margin: 2rem 2.5rem; padding: 1.25rem 1.5rem; background: rgba(10, 12, 14, .93); }
.slide-text h2 { margin: 0; font-size: 2.25rem; line-height: 1.2; }
.pause { position: absolute; top: 1rem; right: 2.5rem; z-index: 1; }
.cta { display: inline-block; padding: .55rem 1.2rem; font-weight: 700; color: #14202b; background: #ffd166; border: 0; border-radius: 4px; text-decoration: none; }
.shelf, .plans { padding: 1.25rem 2.5rem 0; }
.shelf-head { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.shelf-title { margin: 0 auto 0 0; font-size: 1.35rem; font-weight: 700; }
.turn { display: grid; place-items: center; padding: .25rem .5rem; }
.window { overflow: clip; overflow-clip-margin: 6px; margin-top: .75rem; }
.track { display: flex; gap: 1rem; margin: 0; padding: 0; list-style: none; }
.card { flex: 0 0 230px; max-width: 100%; }
.card h3 { margin: .5rem 0 0; font-size: 1rem; }
.card h3 a { color: #f3f4f6; }
.art { position: relative; overflow: hidden; border-radius: 6px; }
.art img { display: block; width: 100%; height: auto; }
.about { position: absolute; inset: 0; margin: 0; padding: .75rem; overflow: auto; font-size: .9rem; background: #22272e; visibility: hidden; }
.card:hover .about { visibility: visible; }
${flaw('about-on-hover', '.card:focus-within .about { visibility: visible; }', '')}
.card.plain .about { visibility: hidden; }
.meta { margin: .2rem 0 .5rem; font-size: .875rem; color: ${flaw('meta-contrast', '#b6bec8', '#5d646d')}; }
.keep { font-size: .875rem; padding: .25rem .7rem; }
.keep::before { content: "+" / ""; margin-right: .4rem; }
.keep[aria-pressed="true"]::before, .keep[data-kept="true"]::before { content: "✓" / ""; }
.plans { padding-bottom: 2.5rem; }
.plans p { max-width: 44rem; }
.end { padding: 2rem 2.5rem; color: #c5ccd5; background: #1b1f24; }
.end ul { display: flex; flex-wrap: wrap; gap: .5rem 1.75rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.end a { display: inline-block; padding: .2rem 0; color: #dfe5ec; }
.player { position: fixed; inset: 0; z-index: 20; overflow: auto; padding: 1.5rem; background: #0b0d0f; }
.player > * { max-width: 800px; margin-inline: auto; }
.player-head { display: flex; justify-content: space-between; align-items: center; margin-bottom: 1rem; }
.player-head h2 { margin: 0; }
.close { cursor: pointer; }
video { display: block; width: 100%; height: auto; background: #000; }
.controls { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; margin-top: 1rem; }
.seek { display: flex; gap: .5rem; align-items: center; }
.seek input { accent-color: #ffd166; height: 24px; }
.volume { position: relative; width: 110px; height: 24px; border: 1px solid #9aa4b0; border-radius: 4px; cursor: pointer; }
.volume .level { display: block; height: 100%; width: 60%; background: #ffd166; }
${flaw(
  'portrait-locked',
  '',
  `.rotate { display: none; }
@media (orientation: portrait) {
  .rotate { display: grid; place-items: center; min-height: 100vh; padding: 2rem; text-align: center; font-size: 1.5rem; }
  .app { display: none; }
}`,
)}
@media (max-width: 720px) {
  .bar { position: static; padding: .6rem 1rem; }
  html { scroll-padding-top: 0; }
  .shelf, .plans, .end { padding-inline: 1rem; }
  .slide-text { margin: 1rem; }
  .pause { right: 1rem; }
  .find { margin-left: 0; }
}
`;
