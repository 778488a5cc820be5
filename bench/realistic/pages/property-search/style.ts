import type { Flaw } from '../../realistic-page.ts';

export const style = (flaw: Flaw): string => `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { ${flaw('under-the-bar', 'scroll-padding-bottom: 9rem;', '')} }
body { margin: 0; padding-bottom: 6rem; font: 16px/1.5 "Source Sans 3", "Segoe UI", Arial, sans-serif; color: #1f2933; background: #fff; }
a { color: #0b5c53; }
:focus-visible { outline: 3px solid #b0350f; outline-offset: 2px; }
section:focus { outline: none; }
h1 { font-size: 1.9rem; margin: 1rem 0; line-height: 1.2; }
h2 { font-size: 1.35rem; margin: 0 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0 0 .25rem; }
.oculto { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.salto { position: absolute; left: -999em; background: #fff; padding: .5rem 1rem; z-index: 9; }
.salto:focus { left: 1rem; top: .5rem; }
.cabecera { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; align-items: baseline; padding: 1rem 2rem; border-bottom: 1px solid #c6d0d8; }
.logo { font-size: 1.4rem; font-weight: 800; text-decoration: none; }
.cabecera ul, .pie ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; margin: 0; padding: 0; }
.cabecera nav a, .pie a { display: inline-block; padding: .25rem 0; }
.cabecera [aria-current] { font-weight: 700; }
main { max-width: 1280px; margin: 0 auto; padding: 0 2rem 2rem; }
.busqueda { position: relative; display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center; }
.linea { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
input[type="text"], select { font: inherit; padding: .4rem .6rem; border: 1px solid #66727e; border-radius: 4px; background: #fff; color: inherit; max-width: 100%; }
button, .boton { font: inherit; padding: .4rem 1rem; border: 1px solid #0b5c53; border-radius: 4px; color: #0b5c53; background: #fff; cursor: pointer; }
.boton { display: inline-block; color: #fff; background: #0b5c53; font-weight: 600; text-decoration: none; }
.filtros { flex-basis: 100%; padding: 1rem 1.25rem; border: 1px solid #66727e; background: #f3f7f6; }
body > .filtros { position: absolute; top: 13rem; left: 50%; width: min(40rem, 92vw); transform: translateX(-50%); z-index: 4; }
.fila { margin: .25rem 0; }
.filtros input[type="range"] { width: 16rem; max-width: 100%; height: 24px; accent-color: #0b5c53; }
.filtros input[type="checkbox"] { width: 24px; height: 24px; vertical-align: middle; }
.carril { position: relative; width: 256px; max-width: 100%; height: 8px; margin: 12px 0; background: #66727e; border-radius: 4px; }
.tirador { position: absolute; right: 0; top: -8px; width: 24px; height: 24px; border-radius: 50%; background: #0b5c53; cursor: grab; touch-action: none; }
.cuenta { font-weight: 600; }
.dos { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 2rem; align-items: start; margin-bottom: 2.5rem; }
.mapa { position: relative; height: 26rem; overflow: hidden; border: 1px solid #66727e; background: #e4ecd9; cursor: grab; }
.capa { position: absolute; inset: 0; }
.capa > img { width: 100%; height: 100%; object-fit: cover; }
.alfiler-sitio { position: absolute; }
.alfiler { padding: .15rem .5rem; min-height: 28px; border: 2px solid #fff; border-radius: 14px; color: #fff; background: #0b5c53; font-size: .9rem; font-weight: 700; white-space: nowrap; cursor: pointer; }
.alfiler.reservado { background: #9a2d12; }
.ficha { position: absolute; left: 0; top: 100%; z-index: 3; width: 11rem; padding: .4rem .6rem; background: #fff; border: 1px solid #66727e; font-size: .9rem; ${flaw('preview-vanishes', '', 'margin-top: 6px;')} }
.mover { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0 1.25rem; }
iframe { max-width: 100%; border: 1px solid #c6d0d8; }
.lista { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.25rem; }
.casa { display: grid; grid-template-columns: 240px minmax(0, 1fr); gap: 1rem; padding-bottom: 1.25rem; border-bottom: 1px solid #c6d0d8; }
.foto { position: relative; align-self: start; }
.foto img { display: block; width: 100%; height: auto; }
.precio { position: absolute; left: 0; bottom: 0; margin: 0; padding: .2rem .6rem; font-weight: 700; ${flaw(
  'price-on-photo',
  'color: #fff; background: #1f2933;',
  'color: #fff; text-shadow: 0 1px 1px rgba(90, 110, 70, .4);',
)} }
.lugar { margin: 0; color: #4c5966; }
.datos p { margin: .25rem 0; }
.cifras { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: .5rem 0; padding: 0; }
.cifras li { display: flex; gap: .35rem; align-items: center; }
.acciones { display: flex; flex-wrap: wrap; gap: .6rem; }
.acciones button { font-size: .9rem; }
.consejo { max-width: 44rem; }
${flaw('advice-links', '', '.consejo a { text-decoration: none; color: #2b4a46; }')}
.guias { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 1.5rem; }
.guia { padding: 1rem 1.25rem; background: #f3f7f6; }
.pie { padding: 1.5rem 2rem; background: #1f2933; color: #eef2f5; }
.pie a { color: #bfe6df; }
.pie :focus-visible { outline-color: #ffb59d; }
.barra { position: fixed; inset: auto 0 0 0; z-index: 5; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: center; padding: .9rem 1.5rem; background: #dff0ed; border-top: 2px solid #0b5c53; min-height: 5.5rem; }
.barra p { margin: 0; }
.velo { position: fixed; inset: 0; z-index: 8; display: grid; place-items: center; padding: 1rem; background: rgba(20, 28, 36, .7); overflow: auto; }
.galeria { background: #fff; padding: 1.25rem; max-width: 620px; }
.galeria img { display: block; max-width: 100%; height: auto; }
.puntos { display: flex; justify-content: center; gap: ${flaw('tiny-dots', '10px', '4px')}; margin: .75rem 0; }
.punto { padding: 0; border: 2px solid #0b5c53; border-radius: 50%; width: ${flaw('tiny-dots', '26px', '10px')}; height: ${flaw('tiny-dots', '26px', '10px')}; }
.punto[aria-pressed="true"] { background: #0b5c53; }
@media (max-width: 900px) {
  .dos, .casa { grid-template-columns: minmax(0, 1fr); }
  main { padding-inline: 1rem; }
}
@media (max-width: 600px), (max-height: 500px) {
  .barra { position: static; }
  html { scroll-padding-bottom: 0; }
}
`;
