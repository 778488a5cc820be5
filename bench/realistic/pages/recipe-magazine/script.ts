import type { Flaw } from '../../realistic-page.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };

  ${flaw(
    'menu-on-hover',
    `var top = byId('recipes-top');
  top.addEventListener('click', function () {
    top.setAttribute('aria-expanded', String(top.getAttribute('aria-expanded') !== 'true'));
  });
  top.parentNode.addEventListener('keydown', function (event) {
    if (event.key !== 'Escape') return;
    top.setAttribute('aria-expanded', 'false');
    top.focus();
  });
  top.parentNode.addEventListener('focusout', function (event) {
    if (!top.parentNode.contains(event.relatedTarget)) top.setAttribute('aria-expanded', 'false');
  });`,
    '',
  )}

  var servings = 2;
  function changeServings(by) {
    servings = Math.min(8, Math.max(1, servings + by));
    byId('servings').textContent = String(servings);
    document.querySelectorAll('.amount').forEach(function (amount) {
      amount.textContent = String(Math.round(Number(amount.dataset.two) * servings * 5) / 10);
    });
    byId('servings-note').textContent = servings + '人分の分量に書きかえました。';
  }
  byId('fewer').addEventListener('click', function () { changeServings(-1); });
  byId('more').addEventListener('click', function () { changeServings(1); });

  document.querySelectorAll('.term-box').forEach(function (box) {
    var tip = box.querySelector('.tip');
    var show = function () { tip.hidden = false; };
    var hide = function () { tip.hidden = true; };
    box.addEventListener('mouseenter', show);
    box.addEventListener('mouseleave', hide);
    box.addEventListener('focusin', show);
    box.addEventListener('focusout', hide);
    ${flaw(
      'term-tip-stays',
      `document.addEventListener('keydown', function (event) {
      if (event.key === 'Escape') hide();
    });`,
      '',
    )}
  });

  var veil = byId('zoom-veil');
  var opener = null;
  function closeZoom() {
    veil.hidden = true;
    if (opener) opener.focus();
  }
  document.querySelectorAll('.enlarge').forEach(function (button) {
    button.addEventListener('click', function () {
      opener = button;
      byId('zoom-picture').src = 'img/' + button.dataset.picture + '.svg';
      byId('zoom-picture').alt = button.dataset.text;
      byId('zoom-text').textContent = button.dataset.text;
      veil.hidden = false;
      ${flaw('zoom-takes-no-focus', `byId('zoom-close').focus();`, '')}
    });
  });
  byId('zoom-close').addEventListener('click', closeZoom);
  veil.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closeZoom();
    if (event.key === 'Tab') { event.preventDefault(); byId('zoom-close').focus(); }
  });
  veil.addEventListener('click', function (event) { if (event.target === veil) closeZoom(); });

  ${flaw(
    'sort-on-change',
    '',
    `byId('sort').addEventListener('change', function () { byId('sort-form').submit(); });`,
  )}
})();
`;
