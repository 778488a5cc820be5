import type { Flaw } from '../../realistic-page.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var all = function (css) { return Array.prototype.slice.call(document.querySelectorAll(css)); };

  ${flaw(
    'room-sound',
    `byId('klang').addEventListener('click', function () {
    var sound = byId('raumklang');
    if (sound.paused) sound.play(); else sound.pause();
    byId('klang').setAttribute('aria-pressed', String(!sound.paused));
  });`,
    '',
  )}

  // Pictures of the rooms
  var slides = all('.folie');
  var current = 0;
  function show(to) {
    slides[current].hidden = true;
    current = (to + slides.length) % slides.length;
    slides[current].hidden = false;
  }
  byId('folie-zurueck').addEventListener('click', function () { show(current - 1); });
  byId('folie-weiter').addEventListener('click', function () { show(current + 1); });
  ${flaw(
    'rooms-turn',
    `var runs = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  var name = function () { byId('folie-lauf').textContent = runs ? 'Anhalten' : 'Abspielen'; };
  byId('folie-lauf').addEventListener('click', function () { runs = !runs; name(); });
  name();
  setInterval(function () { if (runs) show(current + 1); }, 3500);`,
    'setInterval(function () { show(current + 1); }, 3500);',
  )}

  // Places in the painting
  all('button.knopf').forEach(function (button) {
    button.addEventListener('click', function () {
      var text = byId(button.getAttribute('aria-controls'));
      text.hidden = !text.hidden;
      button.setAttribute('aria-expanded', String(!text.hidden));
    });
  });

  // Detail
  var at = { x: 0, y: 0 };
  function moveTo(x, y) {
    at = { x: Math.max(-640, Math.min(0, x)), y: Math.max(-480, Math.min(0, y)) };
    byId('lupenbild').style.left = at.x + 'px';
    byId('lupenbild').style.top = at.y + 'px';
  }
  byId('lupe').addEventListener('pointerdown', function (event) {
    var from = { x: event.clientX - at.x, y: event.clientY - at.y };
    function drag(move) { moveTo(move.clientX - from.x, move.clientY - from.y); }
    addEventListener('pointermove', drag);
    addEventListener('pointerup', function () { removeEventListener('pointermove', drag); }, { once: true });
  });
  all('[data-weg]').forEach(function (button) {
    var by = { Links: [80, 0], Rechts: [-80, 0], Oben: [0, 80], Unten: [0, -80] }[button.dataset.weg];
    button.addEventListener('click', function () { moveTo(at.x + by[0], at.y + by[1]); });
  });

  // Questions
  all('.klapp').forEach(function (button) {
    button.addEventListener('click', function () {
      var open = byId(button.getAttribute('aria-controls')).classList.toggle('offen');
      button.setAttribute('aria-expanded', String(open));
    });
  });

  // Enlarged works
  var veil = byId('schleier');
  var from = null;
  function close() { veil.hidden = true; if (from) from.focus(); }
  all('.vergroessern').forEach(function (button) {
    button.addEventListener('click', function () {
      from = button;
      byId('gross-titel').textContent = button.dataset.titel;
      byId('gross-werk').src = 'bilder/' + button.dataset.werk + '.svg';
      byId('gross-werk').alt = button.dataset.alt;
      veil.hidden = false;
      ${flaw('enlarged-takes-no-focus', `byId('gross-zu').focus();`, '')}
    });
  });
  byId('gross-zu').addEventListener('click', close);
  veil.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') { event.preventDefault(); byId('gross-zu').focus(); }
  });

  // Tickets
  var end = 0;
  var ended = false;
  byId('karten').addEventListener('submit', function (event) {
    event.preventDefault();
    var missing = !byId('tag').value ? 'Wählen Sie einen Tag.' : !/^[1-9]\\d?$/.test(byId('zahl').value) ? 'Geben Sie als Anzahl eine Zahl von 1 bis 99 an.' : '';
    byId('karten-fehler').textContent = missing;
    if (missing) { (byId('tag').value ? byId('zahl') : byId('tag')).focus(); return; }
    end = Date.now() + 600000;
    ended = false;
    byId('frist').hidden = false;
    setTimeout(function () { byId('frist-text').textContent = 'Ihre Karten liegen zehn Minuten für Sie bereit.'; }, 50);
  });
  ${flaw(
    'hold-runs-out',
    `byId('verlaengern').addEventListener('click', function () {
    end = Date.now() + 600000;
    ended = false;
    byId('frist-text').textContent = 'Die Frist ist um zehn Minuten verlängert.';
  });`,
    '',
  )}
  setInterval(function () {
    if (!end || ended) return;
    var rest = Math.max(0, Math.round((end - Date.now()) / 1000));
    byId('frist-rest').textContent = Math.floor(rest / 60) + ':' + ('0' + rest % 60).slice(-2);
    if (rest === 0) { ended = true; byId('frist-text').textContent = 'Die Frist ist abgelaufen, die Karten sind wieder frei.'; }
  }, 500);

  ${flaw(
    'letter-on-focus',
    '',
    `byId('post').addEventListener('focus', function () { location.search = '?p=nachrichten'; });`,
  )}
})();
`;
