import type { Flaw } from '../../realistic-page.ts';

export function style(flaw: Flaw): string {
  return `
*{box-sizing:border-box}
html{${flaw('consent-covers-focus', 'scroll-padding-bottom:14rem', '')}}
body{margin:0;font:1rem/1.55 "DejaVu Sans",Verdana,sans-serif;color:#222a2e;background:#fff;padding-bottom:12rem}
a{color:#8a3a00}
:focus-visible{outline:3px solid #003f7d;outline-offset:2px}
.salto{position:absolute;left:-120vw;top:0;background:#fff;padding:.7rem;z-index:12}
.salto:focus{left:0}
.oculto{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
header{border-bottom:1px solid #cdd3d6;padding:.8rem 1.4rem;display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center}
.casa{font-weight:700;font-size:1.35rem;text-decoration:none;color:#222a2e}
header ul{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem 1.3rem;margin:0;padding:0}
.portada{position:relative;min-height:17rem;background:#3d2a14}
.portada img{width:100%;height:17rem;object-fit:cover;display:block}
.portada h1{position:absolute;left:1.4rem;bottom:1.2rem;margin:0;font-size:2rem;color:#fff;max-width:30rem;${flaw('headline-on-beach', 'background:rgba(35,22,10,.85);padding:.6rem 1rem', 'padding:.6rem 1rem')}}
.todo{max-width:74rem;margin:0 auto;padding:1.2rem 1.4rem}
form.busca{background:#f7f3ea;border-radius:.6rem;padding:1.2rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem}
form.busca>*{min-width:0;margin:0}
fieldset,.tipo{border:0;padding:0;margin:0;grid-column:1/-1}
legend,.tipo>.rotulo{padding:0;font-weight:600}
.tipo label{display:inline-flex;gap:.4rem;align-items:center;margin-inline-end:1.2rem}
.tipo input{width:1.25rem;height:1.25rem;accent-color:#8a3a00}
.campo{position:relative}
.campo>label{display:block;font-weight:600}
input[type=text],select{font:inherit;color:inherit;width:100%;padding:.55rem .7rem;border-radius:.3rem;background:#fff;border:1px solid ${flaw('field-frames-faint', '#646d72', '#ece7db')}}
.pista{font-size:.92rem;color:#4c565b;display:block}
.error{color:#9d1c2a;font-weight:600;display:block}
.error:empty{display:none}
button{font:inherit;border:1px solid #8a3a00;background:#fff;color:#8a3a00;border-radius:.3rem;padding:.5rem 1rem;cursor:pointer}
button.lanza{background:#8a3a00;color:#fff;align-self:end}
.sugerencias{position:absolute;left:0;right:0;top:100%;background:#fff;border:1px solid #646d72;z-index:5;margin:0;padding:0;list-style:none}
.sugerencias[hidden]{display:none}
.sugerencias>*{padding:.5rem .8rem;cursor:pointer}
.sugerencias>*:hover,.sugerencias [aria-selected=true]{background:#8a3a00;color:#fff}
.fecha{display:flex;gap:.4rem}
.fecha button{flex:none}
.calendario{position:absolute;z-index:6;left:0;top:100%;background:#fff;border:1px solid #646d72;border-radius:.4rem;padding:.8rem}
.calendario[hidden]{display:none}
.calendario h2{margin:0 0 .5rem;font-size:1.05rem}
.calendario table{border-collapse:collapse;margin-bottom:.6rem}
.calendario td,.calendario th{padding:0;text-align:center;font-weight:600}
.calendario thead *{font-size:.75rem}
.calendario td button{padding:0;line-height:1;border-color:transparent;${flaw('days-tiny', 'width:2.3rem;height:2.3rem', 'width:1.15rem;height:1.15rem;font-size:.75rem')}}
.calendario td button.elegido{background:#8a3a00;color:#fff}
.filtros{display:flex;flex-wrap:wrap;gap:.6rem;margin:1rem 0}
.filtros button[aria-pressed=true]{background:#8a3a00;color:#fff}
${flaw('filters-outline-gone', '', '.filtros button:focus,.filtros button:focus-visible{outline:0}')}
.viajes{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
.viaje{border:1px solid #cdd3d6;border-radius:.5rem;padding:1rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.4rem 1.5rem}
.viaje h3{margin:0;font-size:1.1rem}
.viaje p{margin:0}
.tramo{display:flex;flex-direction:column;${flaw('legs-upside-down', '', 'flex-direction:column-reverse')}}
.precio{font-size:1.3rem;font-weight:700;text-align:end}
.fotos{position:relative;overflow:hidden;max-width:44rem;touch-action:pan-y;user-select:none}
.fotos .tira{display:flex}
.fotos img{width:100%;height:15rem;object-fit:cover;flex:none;display:block}
.consiente{position:fixed;inset:auto 0 0 0;min-height:11rem;background:#fff;border-top:3px solid #8a3a00;padding:1rem 1.4rem;z-index:8}
footer{background:#f7f3ea;padding:1.5rem 1.4rem;margin-top:2rem}
`;
}
