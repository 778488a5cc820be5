import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var $ = function (css) { return document.querySelector(css); };
  var places = ['Alicante', 'Almería', 'Asturias', 'Bilbao', 'Cádiz', 'Cartagena', 'Córdoba', 'Girona', 'Granada', 'Ibiza', 'La Palma', 'Lugo', 'Málaga', 'Menorca', 'Murcia', 'Santander', 'Sevilla', 'Soria', 'Valencia', 'Vigo'];

  var field = $('#destino');
  var list = $('.sugerencias');
  var at = -1;
  function show(open) {
    list.hidden = !open;
    ${flaw('suggestions-without-roles', "field.setAttribute('aria-expanded', String(open));", '')}
  }
  field.addEventListener('input', function () {
    var typed = field.value.trim().toLowerCase();
    list.textContent = '';
    at = -1;
    places.forEach(function (place, index) {
      if (!typed || place.toLowerCase().indexOf(typed) !== 0) return;
      var item = document.createElement('${flaw('suggestions-without-roles', 'li', 'div')}');
      item.id = 'lugar-' + index;
      ${flaw('suggestions-without-roles', "item.setAttribute('role', 'option'); item.setAttribute('aria-selected', 'false');", '')}
      item.textContent = place;
      item.addEventListener('mousedown', function (event) { event.preventDefault(); });
      item.addEventListener('click', function () { field.value = place; show(false); });
      list.append(item);
    });
    show(list.children.length > 0);
  });
  field.addEventListener('blur', function () { show(false); });
  field.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') show(false);
    ${flaw(
      'suggestions-by-mouse',
      `var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    var items = list.children;
    if (step && items.length) {
      event.preventDefault();
      if (at >= 0) items[at].setAttribute('aria-selected', 'false');
      at = (at + step + items.length) % items.length;
      items[at].setAttribute('aria-selected', 'true');
      field.setAttribute('aria-activedescendant', items[at].id);
    }
    if (event.key === 'Enter' && at >= 0 && !list.hidden) {
      event.preventDefault();
      field.value = items[at].textContent;
      show(false);
      field.removeAttribute('aria-activedescendant');
    }`,
      '',
    )}
  });

  var calendar = $('.calendario');
  var opener = $('.abre');
  var days = Array.prototype.slice.call(calendar.querySelectorAll('td button'));
  opener.addEventListener('click', function () {
    calendar.hidden = false;
    ${flaw('calendar-takes-no-focus', "(calendar.querySelector('.elegido') || days[0]).focus();", '')}
  });
  function shut() {
    calendar.hidden = true;
    ${flaw('calendar-loses-focus', 'opener.focus();', '')}
  }
  calendar.addEventListener('focusout', function (event) {
    if (event.relatedTarget && !calendar.contains(event.relatedTarget)) calendar.hidden = true;
  });
  calendar.querySelector('.cierra').addEventListener('click', shut);
  calendar.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') { shut(); return; }
    var step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }[event.key];
    var now = days.indexOf(document.activeElement);
    if (!step || now < 0) return;
    event.preventDefault();
    var next = days[now + step];
    if (next) next.focus();
  });
  days.forEach(function (day) {
    day.addEventListener('click', function () {
      days.forEach(function (other) {
        other.classList.toggle('elegido', other === day);
        ${flaw('chosen-day-untold', "other.setAttribute('aria-pressed', String(other === day));", '')}
      });
      $('#ida').value = ('0' + day.textContent.trim()).slice(-2) + '/12/2026';
      shut();
    });
  });

  $('.cambia').addEventListener('click', function () {
    var from = $('#origen').value;
    $('#origen').value = field.value;
    field.value = from;
  });

  $('form.busca').addEventListener('submit', function (event) {
    event.preventDefault();
    var date = $('#ida');
    var fine = /^[0-3][0-9][/][01][0-9][/]20[0-9]{2}$/.test(date.value.trim());
    date.setAttribute('aria-invalid', String(!fine));
    $('#ida-error').textContent = fine ? '' : 'Escribe la fecha con día, mes y año, por ejemplo 05/12/2026.';
    if (!fine) { date.focus(); return; }
    find('Hemos encontrado 5 viajes a ' + (field.value || 'cualquier lugar') + '.');
  });
  function find(text) { $('.cuantos').textContent = text; }

  document.querySelectorAll('.filtros button').forEach(function (button) {
    button.addEventListener('click', function () {
      var on = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(on));
      var kinds = Array.prototype.map.call(document.querySelectorAll('.filtros [aria-pressed=true]'), function (one) { return one.dataset.tipo; });
      var left = 0;
      document.querySelectorAll('.viaje').forEach(function (trip) {
        var fits = kinds.every(function (kind) { return trip.dataset.tipo.split(' ').indexOf(kind) >= 0; });
        trip.hidden = !fits;
        trip.style.display = fits ? '' : 'none';
        if (fits) left += 1;
      });
      find('Se muestran ' + left + ' viajes.');
    });
  });

  var strip = $('.tira');
  var photo = 0;
  function turn(step) {
    photo = (photo + step + 4) % 4;
    strip.style.transform = 'translateX(' + -100 * photo + '%)';
    $('.numero').textContent = 'Foto ' + (photo + 1) + ' de 4';
  }
  var start = null;
  $('.fotos').addEventListener('pointerdown', function (event) { start = event.clientX; event.preventDefault(); });
  document.addEventListener('pointerup', function (event) {
    if (start === null) return;
    var moved = event.clientX - start;
    start = null;
    if (Math.abs(moved) > 60) turn(moved < 0 ? 1 : -1);
  });
  document.querySelectorAll('.gira').forEach(function (button) {
    button.addEventListener('click', function () { turn(Number(button.dataset.paso)); });
  });

  document.querySelectorAll('.consiente button').forEach(function (button) {
    button.addEventListener('click', function () {
      $('.consiente').remove();
      $('main').focus();
    });
  });
})();
`;
}
