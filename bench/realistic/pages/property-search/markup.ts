import type { Flaw } from '../../realistic-page.ts';
import { guides, homes, type Home } from './content.ts';

export const markup = (flaw: Flaw): string => `
<a class="salto" href="#resultados">Ir a los resultados</a>
<header class="cabecera">
  <a class="logo" href="?p=inicio">Llave y Techo</a>
  <nav aria-label="Principal">
    <ul>
      <li><a href="?p=alquilar" aria-current="page">Alquilar</a></li>
      <li><a href="?p=comprar">Comprar</a></li>
      <li><a href="?p=vender">Vender</a></li>
      <li><a href="?p=agencias">Agencias</a></li>
      <li><a href="?p=entrar">Entrar</a></li>
    </ul>
  </nav>
</header>
<main>
  <h1>Pisos y casas en alquiler en Valencia</h1>
  <div class="busqueda">
    <form id="busqueda" role="search" action="?" class="linea">
      ${flaw('filter-labels', '<label for="zona">Barrio o calle</label>', '')}
      <input id="zona" name="zona" type="text">
      <button type="submit" class="boton">Buscar</button>
    </form>
    <button type="button" id="abrir-filtros" aria-expanded="false" aria-controls="filtros">Más filtros</button>
    ${flaw('filters-far-away', filters(flaw), '')}
  </div>
  <p class="cuenta" id="cuenta"${flaw('results-silent', ' role="status"', '')}>${homes.length} viviendas</p>
  <div class="dos">
    <section class="mapa-zona" aria-labelledby="mapa-titulo">
      <h2 id="mapa-titulo">Mapa</h2>
      <div class="mapa" id="mapa">
        <div class="capa" id="capa">
          <img src="mapa.svg" alt="Plano de Valencia con las viviendas de la lista" width="640" height="400" draggable="false">
          ${homes.map((home) => pin(flaw, home)).join('')}
        </div>
      </div>
      ${flaw(
        'map-by-drag',
        `<div class="mover" role="group" aria-label="Mover el mapa">
        <button type="button" data-mover="0,40">Norte</button>
        <button type="button" data-mover="0,-40">Sur</button>
        <button type="button" data-mover="-40,0">Este</button>
        <button type="button" data-mover="40,0">Oeste</button>
      </div>`,
        '<p class="pista">Arrastra el mapa para ver otras zonas.</p>',
      )}
      <h3>A pie de calle</h3>
      <iframe src="vista.html" width="320" height="160"${flaw('street-view-untitled', ' title="Vista de la calle Cuba"', '')}></iframe>
    </section>
    <section class="lista-zona" id="resultados" tabindex="-1" aria-labelledby="lista-titulo">
      <h2 id="lista-titulo">Viviendas</h2>
      <ul class="lista" id="lista">${homes.map((home) => card(flaw, home)).join('')}</ul>
    </section>
  </div>
  <section aria-labelledby="guias-titulo">
    <h2 id="guias-titulo">Antes de mudarte</h2>
    <p class="consejo">Compara siempre el precio con el <a href="?p=indice">índice de alquileres del ayuntamiento</a> y lee
    nuestra <a href="?p=contrato">lista de lo que debe decir un contrato</a> antes de firmar o de pagar una reserva.</p>
    <div class="guias">
      ${guides
        .map(
          ({ id, name, text }) => `<div class="guia"><h3>${name}</h3><p>${text}</p>
      <p><a href="?guia=${id}">${flaw('vague-guides', `Leer la guía: ${name}`, 'Ver más')}</a></p></div>`,
        )
        .join('')}
    </div>
  </section>
</main>
<footer class="pie">
  <nav aria-label="Pie de página">
    <ul>
      <li><a href="?p=quienes">Quiénes somos</a></li>
      <li><a href="?p=contacto">Contacto</a></li>
      <li><a href="?p=aviso">Aviso legal</a></li>
      <li><a href="?p=privacidad">Privacidad</a></li>
      <li><a href="?p=accesibilidad">Accesibilidad</a></li>
    </ul>
  </nav>
  <p>Llave y Techo, calle de Cuba 12, Valencia. Teléfono 960 00 00 00.</p>
</footer>
<aside class="barra" aria-label="Alertas">
  <p>¿No encuentras nada? Te avisamos cuando llegue algo nuevo.</p>
  <a class="boton" href="?p=alertas">Crear una alerta</a>
</aside>
${flaw('filters-far-away', '', filters(flaw))}
<div class="velo" id="velo" hidden>
  <div class="galeria" id="galeria" role="dialog" aria-modal="true" aria-labelledby="galeria-titulo">
    <h2 id="galeria-titulo">Fotos</h2>
    <img id="galeria-foto" src="fotos/ruzafa.svg" alt="" width="560" height="350">
    <div class="puntos">
      ${[1, 2, 3, 4].map((number) => `<button type="button" class="punto" data-foto="${number}" aria-label="Foto ${number}"></button>`).join('')}
    </div>
    <button type="button" class="boton" id="galeria-cerrar">Cerrar</button>
  </div>
</div>`;

const filters = (flaw: Flaw): string => `
<div class="filtros" id="filtros" role="group" aria-label="Más filtros" hidden>
  <p class="fila"><span id="precio-nombre">Precio máximo</span>: <output id="precio-valor">1500</output> euros al mes</p>
  ${flaw(
    'price-by-drag',
    '<input type="range" id="precio" min="700" max="1500" step="50" value="1500" aria-labelledby="precio-nombre">',
    '<div class="carril" id="carril"><span class="tirador" id="precio"></span></div>',
  )}
  <p class="fila"><label for="minimo">Habitaciones como mínimo</label>
  <select id="minimo"><option value="1">1</option><option value="2">2</option><option value="3">3</option><option value="4">4</option></select></p>
  <p class="fila"><label><input type="checkbox" id="libres"> Solo viviendas libres</label></p>
  <button type="button" class="boton" id="aplicar">Aplicar</button>
</div>`;

const pin = (flaw: Flaw, { id, title, price, state, x, y }: Home): string => {
  const place = `style="left:${x}%;top:${y}%" data-casa="${id}"`;
  return `<div class="alfiler-sitio" ${place}>
    ${flaw(
      'pins-by-mouse',
      `<button type="button" class="alfiler ${state}" aria-describedby="ficha-${id}">${price} €<span class="oculto"> al mes, ${title}</span></button>`,
      `<div class="alfiler ${state}">${price} €</div>`,
    )}
    <div class="ficha" id="ficha-${id}" hidden>${title}, ${state}</div>
  </div>`;
};

const icons = {
  habitaciones: 'M2 18V8h20v10M2 14h20M5 12h5',
  baños: 'M2 12h20v3a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5zM6 12V5a2 2 0 0 1 4 0',
};

const fact = (flaw: Flaw, name: keyof typeof icons, count: number): string =>
  `<li><svg viewBox="0 0 24 24" width="20" height="20" ${flaw('facts-by-icon', `role="img" aria-label="${name}"`, 'focusable="false"')}><path d="${icons[name]}" fill="none" stroke="currentColor" stroke-width="2"/></svg> ${count}</li>`;

const card = (flaw: Flaw, home: Home): string => `
<li class="casa" data-precio="${home.price}" data-habitaciones="${home.rooms}" data-estado="${home.state}">
  <div class="foto"><img src="fotos/${home.id}.svg" alt="${flaw('photos-alike', home.photo, 'foto')}" width="280" height="175">
    <p class="precio">${home.price} € al mes</p></div>
  <div class="datos">
    <h3><a href="?casa=${home.id}">${home.title}</a></h3>
    <p class="lugar">${home.place}, ${home.state}</p>
    <p>${home.text}</p>
    <ul class="cifras">
      <li>${home.area} m²</li>
      ${fact(flaw, 'habitaciones', home.rooms)}
      ${fact(flaw, 'baños', home.baths)}
    </ul>
    <p class="acciones">
      <button type="button" class="ver-fotos" data-casa="${home.id}">Ver fotos<span class="oculto">: ${home.title}</span></button>
      <button type="button" class="guardar"${flaw('saved-state', ' aria-pressed="false"', '')}><span class="corazon" aria-hidden="true">♡</span> Favorito<span class="oculto">: ${home.title}</span></button>
    </p>
  </div>
</li>`;
