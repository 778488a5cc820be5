import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.65 "Liberation Serif","DejaVu Serif",Georgia,serif;color:#181818;background:#fffdf8}
a{color:#0b4a6f}
:focus-visible{outline:3px solid #0b4a6f;outline-offset:2px}
.over{position:absolute;left:-120vw;top:0;background:#fffdf8;padding:.7rem;z-index:9}
.over:focus{left:0}
.quiet{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.mast{border-bottom:3px double #181818;padding:.8rem 1.25rem;display:flex;flex-wrap:wrap;gap:.4rem 2rem;align-items:baseline}
.mast .paper{font-size:1.8rem;font-weight:700;color:#181818;text-decoration:none}
nav.parts{border-bottom:1px solid #bbb;padding:0 1.25rem}
nav.parts ul{list-style:none;display:flex;flex-wrap:wrap;gap:0 1.4rem;margin:0;padding:0}
nav.parts a{display:block;padding:.55rem 0;color:#181818}
${flaw('sections-gone-when-zoomed', '', '@media (max-width:45rem){nav.parts{display:none}}')}
.ticker{overflow:hidden;background:#181818;color:#fff;padding:.45rem 1.25rem;font-family:"DejaVu Sans",sans-serif;font-size:.92rem}
.ticker p{margin:0}
.ticker a{color:#fff}
.ticker :focus-visible{outline-color:#fff;outline-offset:0}
${flaw('ticker-never-rests', '', '.ticker p{white-space:nowrap;display:inline-block;animation:run 14s linear infinite}@keyframes run{from{transform:translateX(60vw)}to{transform:translateX(-100%)}}')}
.sheet{max-width:70rem;margin:0 auto;padding:1.2rem 1.25rem;display:grid;grid-template-columns:minmax(0,1fr) 19rem;gap:2.5rem}
@media (max-width:60rem){.sheet{grid-template-columns:minmax(0,1fr)}}
.lead{position:relative;margin:0 0 1rem;background:#1d2a30}
.lead img{display:block;width:100%;height:22rem;object-fit:cover}
.lead p{margin:0;font-size:1.2rem;${flaw('lead-on-water', 'padding:.8rem 1rem;color:#fff', 'position:absolute;left:1rem;right:1rem;bottom:1rem;color:#fff')}}
h1{font-size:2.3rem;line-height:1.15;margin:0 0 .4rem}
h2{font-size:1.5rem;line-height:1.25;margin:2rem 0 .5rem}
h3{font-size:1.1rem;margin:.2rem 0}
.by{color:#4d4d4d;font-family:"DejaVu Sans",sans-serif;font-size:.92rem}
.share{display:flex;gap:.6rem;list-style:none;padding:0;margin:.5rem 0 1rem}
.share a{display:grid;place-items:center;width:2.5rem;height:2.5rem;border:1px solid #0b4a6f;border-radius:50%}
figure{margin:1.5rem 0}
figure img,figure video{width:100%;height:auto;display:block;background:#181818}
figcaption{font-size:.95rem;color:#4d4d4d}
.controls{display:flex;flex-wrap:wrap;gap:.6rem;padding:.6rem 0;font-family:"DejaVu Sans",sans-serif}
button,.play,.words{font:inherit;border:1px solid #0b4a6f;background:#fff;color:#0b4a6f;padding:.5rem 1rem;border-radius:.2rem;cursor:pointer}
blockquote{margin:1.5rem 0;padding-inline-start:1.2rem;border-inline-start:4px solid #0b4a6f;font-size:1.2rem}
.update{border:2px solid #8a1c1c;padding:.8rem 1rem;margin:1.2rem 0;font-family:"DejaVu Sans",sans-serif;font-size:.98rem}
table{border-collapse:collapse;width:100%;font-family:"DejaVu Sans",sans-serif;font-size:.95rem}
caption{text-align:start;font-weight:700}
td,th{border-bottom:1px solid #bbb;text-align:start;padding:.45rem .6rem;font-weight:400;overflow-wrap:anywhere}
thead td,thead th,tbody tr>:first-child{font-weight:700}
.gloss{position:relative}
.gloss button{padding:0;border:0;border-bottom:2px dotted #0b4a6f;background:none}
.gloss .note{position:absolute;left:0;top:100%;width:18rem;max-width:80vw;background:#fff;border:1px solid #0b4a6f;padding:.6rem .8rem;font-size:.95rem;z-index:4;display:none}
.gloss:hover .note,.gloss:focus-within .note{display:block}
.gloss.shut .note{display:none}
${flaw('gloss-flees', '', '.gloss .note{pointer-events:none;margin-top:.6rem}')}
aside h2{margin-top:0}
.teaser{border-top:1px solid #bbb;padding:.8rem 0}
.teaser img{width:100%;height:8rem;object-fit:cover;display:block}
.comments ol{list-style:none;padding:0}
.comments li{border-top:1px solid #bbb;padding:.8rem 0}
.comments li[hidden]{display:none}
input,textarea{font:inherit;width:100%;max-width:34rem;border:1px solid #666;padding:.5rem;background:#fff;color:inherit}
.words{background:#0b4a6f;color:#fff}
.enter{position:fixed;inset:20vh auto auto 50%;translate:-50% 0;width:min(26rem,92vw);background:#fff;border:2px solid #0b4a6f;padding:1.2rem;z-index:8}
.enter[hidden]{display:none}
footer{background:#181818;color:#fff;padding:1.5rem 1.25rem;margin-top:2rem}
footer a{color:#fff}
footer :focus-visible{outline-color:#fff}
`;
}
