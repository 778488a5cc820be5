import type { Flaw } from '../../realistic-page.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var all = function (css, root) { return Array.prototype.slice.call((root || document).querySelectorAll(css)); };

  // Featured titles
  var slides = all('#featured .slide');
  var current = 0;
  var turning = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  function turn() {
    slides[current].hidden = true;
    current = (current + 1) % slides.length;
    slides[current].hidden = false;
  }
  ${flaw(
    'featured-rotates',
    `var pause = byId('featured-pause');
  var held = false;
  function name() { pause.textContent = turning ? 'Pause' : 'Play'; pause.setAttribute('aria-label', (turning ? 'Pause' : 'Play') + ' the featured titles'); }
  pause.addEventListener('click', function () { turning = !turning; name(); });
  byId('featured').addEventListener('focusin', function () { held = true; });
  byId('featured').addEventListener('focusout', function () { held = false; });
  name();
  setInterval(function () { if (turning && !held) turn(); }, 4000);`,
    `setInterval(function () { if (turning && byId('player').hidden) turn(); }, 4000);`,
  )}

  // Profile menu
  var profile = byId('profile-button');
  var menu = byId('profile-menu');
  var items = all('[role="menuitem"]', menu);
  function setMenu(open) {
    menu.hidden = !open;
    profile.setAttribute('aria-expanded', String(open));
  }
  profile.addEventListener('click', function () {
    setMenu(menu.hidden);
    ${flaw('profile-menu-arrows', 'if (!menu.hidden) items[0].focus();', '')}
  });
  document.addEventListener('click', function (event) {
    if (!event.target.closest('.profile')) setMenu(false);
  });
  profile.parentNode.addEventListener('keydown', function (event) {
    if (event.key === 'Escape' && !menu.hidden) { setMenu(false); profile.focus(); }
    ${flaw(
      'profile-menu-arrows',
      `var at = items.indexOf(document.activeElement);
    if (at < 0) return;
    var to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) { event.preventDefault(); items[(to + items.length) % items.length].focus(); }
    if (event.key === 'Tab') setMenu(false);`,
      '',
    )}
  });

  // Shelves
  all('.shelf').forEach(function (shelf) {
    var cards = all('.card', shelf);
    var first = 0;
    function perView() { return Math.max(1, Math.floor((shelf.querySelector('.window').clientWidth + 16) / 246)); }
    function show() {
      var count = perView();
      first = Math.max(0, Math.min(first, cards.length - count));
      shelf.querySelector('.track').style.transform = 'translateX(' + -first * (cards[0].offsetWidth + 16) + 'px)';
      ${flaw(
        'cards-outside',
        `cards.forEach(function (card, index) {
        var seen = index >= first && index < first + count;
        card.inert = !seen;
        card.style.visibility = seen ? '' : 'hidden';
      });`,
        '',
      )}
    }
    shelf.querySelector('.back').addEventListener('click', function () { first -= perView(); show(); });
    shelf.querySelector('.on').addEventListener('click', function () { first += perView(); show(); });
    addEventListener('resize', show);
    show();
  });
  all('.keep').forEach(function (keep) {
    keep.addEventListener('click', function () {
      ${flaw(
        'keep-state',
        `keep.setAttribute('aria-pressed', String(keep.getAttribute('aria-pressed') !== 'true'));`,
        `keep.dataset.kept = String(keep.dataset.kept !== 'true');`,
      )}
    });
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') all('.card:hover, .card:focus-within').forEach(function (card) { card.classList.add('plain'); });
  });
  all('.card').forEach(function (card) {
    card.addEventListener('mouseleave', function () { card.classList.remove('plain'); });
    card.addEventListener('focusout', function () { card.classList.remove('plain'); });
  });

  // Player
  var player = byId('player');
  var video = byId('video');
  var opener = null;
  function closePlayer() {
    video.pause();
    player.hidden = true;
    if (opener) opener.focus();
  }
  all('.watch').forEach(function (button) {
    button.addEventListener('click', function () {
      opener = button;
      byId('player-title').textContent = 'Trailer: ' + button.dataset.name;
      player.hidden = false;
      byId('play').focus();
    });
  });
  byId('player-close').addEventListener('click', closePlayer);
  player.addEventListener('keydown', function (event) {
    ${flaw('player-holds-focus', `if (event.key === 'Escape') closePlayer();`, '')}
    if (event.key !== 'Tab') return;
    var stops = all('button, input, a[href], [tabindex="0"]', player);
    var at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    stops[(at + stops.length) % stops.length].focus();
  });
  function togglePlay() { if (video.paused) video.play(); else video.pause(); }
  byId('play').addEventListener('click', togglePlay);
  video.addEventListener('play', function () { byId('play').textContent = 'Pause'; });
  video.addEventListener('pause', function () { byId('play').textContent = 'Play'; });
  byId('seek').addEventListener('input', function () {
    video.currentTime = (isFinite(video.duration) ? video.duration : 4) * byId('seek').value / 100;
  });
  byId('captions').addEventListener('click', function () {
    var on = byId('captions').getAttribute('aria-pressed') !== 'true';
    byId('captions').setAttribute('aria-pressed', String(on));
    video.textTracks[0].mode = on ? 'showing' : 'hidden';
  });
  var volume = byId('volume');
  function setVolume(to) {
    to = Math.max(0, Math.min(100, Math.round(to)));
    volume.setAttribute('aria-valuenow', String(to));
    volume.firstElementChild.style.width = to + '%';
    video.volume = to / 100;
  }
  volume.addEventListener('click', function (event) {
    var box = volume.getBoundingClientRect();
    setVolume((event.clientX - box.left) / box.width * 100);
  });
  ${flaw(
    'volume-without-arrows',
    `volume.addEventListener('keydown', function (event) {
    var now = Number(volume.getAttribute('aria-valuenow'));
    var to = { ArrowRight: now + 5, ArrowUp: now + 5, ArrowLeft: now - 5, ArrowDown: now - 5, Home: 0, End: 100 }[event.key];
    if (to !== undefined) { event.preventDefault(); setVolume(to); }
  });`,
    '',
  )}
  ${flaw(
    'letter-shortcuts',
    '',
    `document.addEventListener('keydown', function (event) {
    if (event.ctrlKey || event.altKey || event.metaKey || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === 's') { event.preventDefault(); byId('find').focus(); }
    if (event.key === 'm') { video.muted = !video.muted; }
    if (event.key === 'p') { document.querySelector('.slide:not([hidden]) .watch').click(); }
  });`,
  )}
})();
`;
