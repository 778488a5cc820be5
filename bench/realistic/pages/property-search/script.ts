import type { Flaw } from '../../realistic-page.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var all = function (css, root) { return Array.prototype.slice.call((root || document).querySelectorAll(css)); };

  // Filters
  var filters = byId('filtros');
  var opener = byId('abrir-filtros');
  opener.addEventListener('click', function () {
    filters.hidden = !filters.hidden;
    opener.setAttribute('aria-expanded', String(!filters.hidden));
  });
  var max = 1500;
  function setMax(to) {
    max = Math.max(700, Math.min(1500, Math.round(to / 50) * 50));
    byId('precio-valor').textContent = String(max);
  }
  ${flaw(
    'price-by-drag',
    `byId('precio').addEventListener('input', function () { setMax(Number(byId('precio').value)); });`,
    `byId('precio').addEventListener('pointerdown', function (event) {
    var rail = byId('carril').getBoundingClientRect();
    byId('precio').setPointerCapture(event.pointerId);
    byId('precio').onpointermove = function (move) {
      var share = Math.max(0, Math.min(1, (move.clientX - rail.left) / rail.width));
      byId('precio').style.right = (1 - share) * (rail.width - 24) + 'px';
      setMax(700 + share * 800);
    };
    byId('precio').onpointerup = function () { byId('precio').onpointermove = null; };
  });`,
  )}
  byId('aplicar').addEventListener('click', function () {
    var shown = 0;
    all('.casa').forEach(function (home) {
      var fits = Number(home.dataset.precio) <= max && Number(home.dataset.habitaciones) >= Number(byId('minimo').value) &&
        (!byId('libres').checked || home.dataset.estado === 'libre');
      home.hidden = !fits;
      if (fits) shown += 1;
    });
    byId('cuenta').textContent = shown === 1 ? '1 vivienda con estos filtros' : shown + ' viviendas con estos filtros';
  });
  byId('busqueda').addEventListener('submit', function (event) {
    event.preventDefault();
    byId('aplicar').click();
  });

  // Map
  var layer = byId('capa');
  var moved = { x: 0, y: 0 };
  function moveMap(x, y) {
    moved = { x: Math.max(-160, Math.min(160, x)), y: Math.max(-120, Math.min(120, y)) };
    layer.style.transform = 'translate(' + moved.x + 'px,' + moved.y + 'px)';
  }
  byId('mapa').addEventListener('pointerdown', function (event) {
    if (event.target.closest('.alfiler')) return;
    var from = { x: event.clientX - moved.x, y: event.clientY - moved.y };
    function drag(move) { moveMap(move.clientX - from.x, move.clientY - from.y); }
    addEventListener('pointermove', drag);
    addEventListener('pointerup', function () { removeEventListener('pointermove', drag); }, { once: true });
  });
  all('[data-mover]').forEach(function (button) {
    var by = button.dataset.mover.split(',').map(Number);
    button.addEventListener('click', function () { moveMap(moved.x + by[0], moved.y + by[1]); });
  });
  all('.alfiler-sitio').forEach(function (place) {
    var preview = place.querySelector('.ficha');
    var show = function () { preview.hidden = false; place.style.zIndex = '3'; };
    var hide = function () { preview.hidden = true; place.style.zIndex = ''; };
    var pin = place.querySelector('.alfiler');
    pin.addEventListener('mouseenter', show);
    ${flaw(
      'preview-vanishes',
      `place.addEventListener('mouseleave', hide);`,
      `pin.addEventListener('mouseleave', hide);`,
    )}
    pin.addEventListener('focus', show);
    pin.addEventListener('blur', hide);
    document.addEventListener('keydown', function (event) { if (event.key === 'Escape') hide(); });
    pin.addEventListener('click', function () {
      var link = document.querySelector('.casa a[href="?casa=' + place.dataset.casa + '"]');
      link.closest('.casa').hidden = false;
      link.focus();
    });
  });

  // Favorites
  all('.guardar').forEach(function (button) {
    button.addEventListener('click', function () {
      var saved = button.classList.toggle('guardado');
      button.querySelector('.corazon').textContent = saved ? '♥' : '♡';
      ${flaw('saved-state', `button.setAttribute('aria-pressed', String(saved));`, '')}
    });
  });

  // Photos
  var veil = byId('velo');
  var from = null;
  function choose(number) {
    all('.punto').forEach(function (dot) { dot.setAttribute('aria-pressed', String(Number(dot.dataset.foto) === number)); });
    byId('galeria-foto').style.objectPosition = number * 25 + '% 50%';
    byId('galeria-foto').alt = byId('galeria-foto').dataset.que + ', foto ' + number + ' de 4';
  }
  function closePhotos() {
    veil.hidden = true;
    ${flaw('photos-lose-focus', 'if (from) from.focus();', '')}
  }
  all('.ver-fotos').forEach(function (button) {
    button.addEventListener('click', function () {
      from = button;
      byId('galeria-foto').src = 'fotos/' + button.dataset.casa + '.svg';
      byId('galeria-foto').dataset.que = button.closest('.casa').querySelector('h3').textContent;
      choose(1);
      veil.hidden = false;
      byId('galeria-cerrar').focus();
    });
  });
  all('.punto').forEach(function (dot) {
    dot.addEventListener('click', function () { choose(Number(dot.dataset.foto)); });
  });
  byId('galeria-cerrar').addEventListener('click', closePhotos);
  veil.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closePhotos();
    if (event.key !== 'Tab') return;
    var stops = all('button', veil);
    var at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    stops[(at + stops.length) % stops.length].focus();
  });
})();
`;
