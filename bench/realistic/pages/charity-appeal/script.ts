import type { Flaw } from '../../realistic-page.ts';
import { stories } from './content.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var all = function (css, root) { return Array.prototype.slice.call((root || document).querySelectorAll(css)); };
  var stories = ${JSON.stringify(stories)};

  // The picture behind the appeal moves slower than the page.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    addEventListener('scroll', function () {
      byId('far').style.transform = 'translateY(' + Math.min(60, scrollY * 0.15) + 'px)';
    }, { passive: true });
  }
  byId('menu-button').addEventListener('click', function () {
    var open = byId('menu').classList.toggle('open');
    byId('menu-button').setAttribute('aria-expanded', String(open));
  });
  ${flaw(
    'donors-roll',
    `byId('ticker-stop').addEventListener('click', function () {
    byId('ticker-stop').textContent = byId('ticker').classList.toggle('still') ? 'Play' : 'Pause';
  });`,
    '',
  )}

  function thank(text) { byId('thanks').textContent = text; }
  function quickGift() { thank('Thank you. Your gift of £10 is prepared, please confirm it in the mail that we have sent you.'); }
  byId('quick').addEventListener('click', quickGift);
  ${flaw('quick-gift-on-press', '', `byId('quick').addEventListener('pointerdown', quickGift);`)}

  ${flaw(
    'sums-by-mouse',
    `all('[name="sum"]').forEach(function (radio) {
    radio.addEventListener('change', function () { byId('chosen').textContent = radio.value; });
  });`,
    `all('.tile').forEach(function (tile) {
    tile.addEventListener('click', function () {
      all('.tile').forEach(function (one) { one.classList.toggle('on', one === tile); });
      byId('chosen').textContent = tile.dataset.sum;
    });
  });`,
  )}
  byId('gift').addEventListener('submit', function (event) {
    event.preventDefault();
    var missing = !byId('giver').value.trim();
    byId('giver-wrong').textContent = missing ? 'Enter your name, so that we can thank you.' : '';
    if (missing) { byId('giver').setAttribute('aria-invalid', 'true'); byId('giver').focus(); return; }
    byId('giver').removeAttribute('aria-invalid');
    thank('Thank you, ' + byId('giver').value.trim() + '. The payment of £' + byId('chosen').textContent + ' opens in a moment.');
  });

  all('.why').forEach(function (button) {
    button.addEventListener('click', function () {
      var text = byId(button.getAttribute('aria-controls'));
      text.hidden = !text.hidden;
      button.setAttribute('aria-expanded', String(!text.hidden));
    });
  });

  // Stories
  var dim = byId('dim');
  var from = null;
  function closeTale() {
    dim.hidden = true;
    if (from) from.focus();
  }
  all('.read').forEach(function (button) {
    button.addEventListener('click', function () {
      var story = stories.filter(function (one) { return one.id === button.dataset.story; })[0];
      from = button;
      byId('tale-title').textContent = story.name + ', ' + story.place;
      byId('tale-text').textContent = story.text;
      dim.hidden = false;
      byId('tale-title').focus();
    });
  });
  byId('tale-close').addEventListener('click', closeTale);
  dim.addEventListener('keydown', function (event) {
    ${flaw('tale-holds-focus', `if (event.key === 'Escape') closeTale();`, '')}
    if (event.key !== 'Tab') return;
    var stops = all('a, button', dim);
    var at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    stops[(at + stops.length) % stops.length].focus();
  });
})();
`;
