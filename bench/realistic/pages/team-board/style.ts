import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 "Inter","DejaVu Sans",system-ui,sans-serif;color:#1c2733;background:#eef2f6;${flaw('shell-keeps-its-width', '', 'min-width:60rem')}}
a{color:#0b5394}
:focus-visible{outline:3px solid #0b5394;outline-offset:2px}
.jump{position:absolute;left:-120vw;top:0;background:#fff;padding:.7rem;z-index:20}
.jump:focus{left:0}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{background:#13293d;color:#fff;display:flex;flex-wrap:wrap;gap:.6rem 1.2rem;align-items:center;padding:.6rem 1.2rem}
.top a{color:#fff;text-decoration:none;font-weight:700;font-size:1.15rem}
.top :focus-visible{outline-color:#fff}
.top .space{flex:1}
button{font:inherit;border:1px solid #0b5394;background:#fff;color:#0b5394;border-radius:.35rem;padding:.4rem .85rem;cursor:pointer}
button.go{background:#0b5394;color:#fff}
button.bell{padding:.35rem .5rem;line-height:0}
.shell{display:grid;grid-template-columns:12rem minmax(0,1fr);min-height:80vh}
@media (max-width:50rem){.shell{grid-template-columns:minmax(0,1fr)}}
.side{background:#fff;border-inline-end:1px solid #c8d1db;padding:1rem}
.side ul{list-style:none;margin:0;padding:0}
.side a{display:block;padding:.5rem .6rem;border-radius:.3rem;text-decoration:none}
.side a[aria-current]{background:#dbe8f4;font-weight:700}
main{padding:1rem 1.4rem 3rem}
h1{font-size:1.5rem;margin:.2rem 0 .8rem}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem}
.column{background:#e1e8ef;border-radius:.5rem;padding:.7rem}
.column h2,.column .title{font-size:1rem;font-weight:700;margin:0 0 .6rem}
.column ul{list-style:none;margin:0;padding:0;display:grid;gap:.6rem;min-height:3rem}
.card{background:#fff;border:1px solid #c8d1db;border-radius:.4rem;padding:.7rem;position:relative}
.card h3{font-size:1rem;font-weight:600;margin:0 2.4rem .4rem 0;line-height:1.35}
.card h3 button{border:0;background:none;padding:0;text-align:start;color:#1c2733;text-decoration:underline;text-underline-offset:3px}
.card p{margin:.2rem 0;font-size:.92rem}
.tag{display:inline-block;border-radius:1rem;padding:.05rem .6rem;font-size:.85rem;background:${flaw('tags-pale', '#dbe8f4;color:#13426b', '#e8eef4;color:#93b4d1')}}
.dot{display:inline-block;width:.8rem;height:.8rem;border-radius:50%;margin-inline-end:.35rem;vertical-align:-.05rem}
.high .dot{background:#b3261e}.medium .dot{background:#9a6200}.low .dot{background:#2e7d32}
.menu{position:absolute;top:.5rem;right:.5rem}
.menu>button{padding:.1rem .5rem;line-height:1.3}
.menu [role=menu]{position:absolute;right:0;top:100%;background:#fff;border:1px solid #0b5394;border-radius:.3rem;padding:.25rem;min-width:12rem;z-index:5}
.menu [role=menu][hidden]{display:none}
.menu [role=menuitem]{display:block;width:100%;text-align:start;border:0;border-radius:0;color:#1c2733}
.menu [role=menuitem]:focus-visible{outline-offset:-3px}
table{border-collapse:collapse;width:100%;background:#fff}
caption{text-align:start;padding:.4rem 0;font-weight:600}
th,td{border:1px solid #c8d1db;padding:.45rem .7rem;text-align:start}
.people{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1rem}
.people li{background:#fff;border:1px solid #c8d1db;border-radius:.5rem;padding:1rem}
.switch{display:inline-flex;gap:.6rem;align-items:center;border:1px solid #0b5394;border-radius:.35rem;padding:.4rem .8rem;background:#fff;color:#0b5394;cursor:pointer}
.switch i{width:2.4rem;height:1.2rem;border-radius:1rem;border:2px solid #0b5394;position:relative;display:inline-block}
.switch i::before{content:"";position:absolute;left:.15rem;top:.1rem;width:.75rem;height:.75rem;border-radius:50%;background:#0b5394}
.switch.on i::before{left:1.3rem}
.dense .card{padding:.3rem .6rem}
.sheet{position:fixed;inset:8vh 0 auto 0;margin-inline:auto;width:min(34rem,94vw);max-height:84vh;overflow:auto;background:#fff;border:1px solid #0b5394;border-radius:.5rem;padding:1.3rem;z-index:10;box-shadow:0 0 0 100vmax rgba(19,41,61,.55)}
.sheet[hidden]{display:none}
.sheet h2{margin:0 0 .6rem;font-size:1.2rem}
input,textarea,select{font:inherit;color:inherit;width:100%;border:1px solid #5b6b7b;border-radius:.3rem;padding:.45rem .6rem;background:#fff}
.toasts{position:fixed;left:1rem;bottom:1rem;z-index:12}
.toast{background:#13293d;color:#fff;padding:.7rem 1rem;border-radius:.4rem;display:flex;gap:.8rem;align-items:center}
.toast :focus-visible{outline-color:#fff}
footer{padding:1rem 1.4rem;background:#fff;border-top:1px solid #c8d1db}
`;
}
