import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; font: 15px/1.5 Inter, "Helvetica Neue", Arial, sans-serif; color: #1c2430; background: #f4f6f9; ${flaw('columns-fixed', '', 'min-width: 1080px;')} }
a { color: #14508f; }
:focus-visible { outline: 3px solid #14508f; outline-offset: 2px; }
h1:focus, main:focus { outline: none; }
h1 { font-size: 1.6rem; margin: 0 0 .75rem; }
.hide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.jump { position: absolute; left: -999em; }
.jump:focus { left: .5rem; top: .5rem; z-index: 5; padding: .5rem 1rem; background: #fff; }
.head { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; padding: .75rem 1.5rem; background: #fff; border-bottom: 1px solid #c9d1db; }
.mark { font-size: 1.3rem; font-weight: 800; text-decoration: none; }
.seek { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.seek input { width: 18rem; max-width: 100%; }
.seek input::placeholder { opacity: 1; color: ${flaw('search-hint', '#5a6573', '#b4bcc6')}; }
input, textarea, select, button { font: inherit; color: inherit; }
input:not([type="checkbox"]), textarea, select { padding: .4rem .6rem; border: 1px solid #717d8c; border-radius: 4px; background: #fff; max-width: 100%; }
button { padding: .4rem .9rem; border: 1px solid #717d8c; border-radius: 4px; background: #fff; cursor: pointer; }
.main-button { color: #fff; background: #14508f; border-color: #14508f; font-weight: 600; }
.head-links { display: flex; gap: 1.25rem; margin: 0 0 0 auto; padding: 0; list-style: none; }
.head-links a { display: inline-block; padding: .25rem 0; }
.frame { display: grid; grid-template-columns: 230px minmax(0, 1fr); gap: 1.5rem; max-width: 1240px; margin: 0 auto; padding: 1.5rem; }
.folders ul { list-style: none; padding: 0; margin: 1rem 0; }
.folders a { display: flex; justify-content: space-between; gap: .5rem; padding: .45rem .75rem; border-left: 4px solid transparent; color: #1c2430; text-decoration: none; }
.folders a:hover { text-decoration: underline; }
.folders .current { background: #dfe9f4; border-color: #14508f; font-weight: 700; }
.count { font-size: .8rem; color: #414c5b; font-weight: 400; }
.space { font-size: .85rem; color: #4a5563; }
main { background: #fff; border: 1px solid #c9d1db; border-radius: 8px; padding: 1.25rem 1.5rem; min-height: 30rem; }
.tools { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; margin-bottom: .75rem; }
.tip { margin: 0; }
.mails { list-style: none; margin: 0; padding: 0; }
.mail { display: grid; grid-template-columns: auto auto minmax(0, 1.4fr) minmax(0, 1.6fr) auto auto; gap: .25rem .75rem; align-items: center; padding: .5rem .25rem; border-top: 1px solid #dbe1e8; }
.pick { width: 24px; height: 24px; margin: 0; }
.star { ${flaw(
  'tiny-targets',
  'display: inline-grid; place-items: center; width: 30px; height: 30px; padding: 0; font-size: 1.1rem;',
  'display: inline-block; width: 15px; height: 15px; padding: 0; font-size: 13px; line-height: 13px; overflow: hidden; margin-left: -.7rem;',
)} border: 0; background: none; color: #7a5200; cursor: pointer; user-select: none; text-align: center; }
.open { color: #1c2430; text-decoration: none; }
.open:hover .subject { text-decoration: underline; }
.from { display: block; font-size: .9rem; }
.unread .from, .unread .subject { font-weight: 800; }
.snippet, .date { font-size: .88rem; color: #4a5563; }
.put-away { font-size: .85rem; padding: .25rem .6rem; }
.who { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; }
.who dt { font-weight: 600; }
.who dd { margin: 0; overflow-wrap: anywhere; }
.message img { max-width: 100%; height: auto; border: 1px solid #c9d1db; }
.message p { max-width: 42rem; }
.settings label { display: block; }
.settings textarea, .settings input:not([type="checkbox"]) { width: 24rem; }
.foot { padding: 1rem 1.5rem 3rem; text-align: center; font-size: .9rem; }
.toasts { position: fixed; left: 1.5rem; bottom: 1.5rem; z-index: 8; max-width: calc(100vw - 3rem); }
.toast { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; padding: .6rem 1rem; color: #fff; background: #1c2430; border-radius: 6px; }
.toast p { margin: 0; }
.toast button { color: #fff; background: #1c2430; border-color: #cfd8e3; }
.toast :focus-visible { outline-color: #ffd166; }
.shade { position: fixed; inset: 0; z-index: 10; display: grid; place-items: center; padding: 1rem; background: rgba(20, 28, 40, .55); overflow: auto; }
.compose { width: min(40rem, 100%); padding: 1.25rem 1.5rem; background: #fff; border-radius: 8px; }
.compose h2 { margin-top: 0; }
.compose label { display: block; font-weight: 600; margin-top: .6rem; }
.compose input, .compose textarea { width: 100%; }
.compose-end { display: flex; gap: .75rem; }
.error { margin: .2rem 0 0; min-height: 1.5em; color: #a3171b; }
${flaw(
  'columns-fixed',
  `@media (max-width: 760px) {
  .frame { grid-template-columns: minmax(0, 1fr); padding: 1rem; }
  .mail { grid-template-columns: auto auto minmax(0, 1fr); }
  .snippet { display: none; }
  .head-links { margin-left: 0; }
  .row-end, .date { grid-column: 3; }
}`,
  '',
)}
`;
