import type { Flaw } from '../../realistic-page.ts';
import { chapters } from './content.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var all = function (css, root) { return Array.prototype.slice.call((root || document).querySelectorAll(css)); };
  var pages = ${JSON.stringify(chapters.flatMap(({ pages }) => pages))};

  // Chapters
  all('.fold').forEach(function (button) {
    button.addEventListener('click', function () {
      var closed = byId(button.getAttribute('aria-controls')).classList.toggle('closed');
      button.setAttribute('aria-expanded', String(!closed));
    });
  });

  // Versions
  var version = byId('version');
  var menu = byId('version-menu');
  var items = all('a', menu);
  function setMenu(open) {
    menu.hidden = !open;
    version.setAttribute('aria-expanded', String(open));
  }
  version.addEventListener('click', function () {
    setMenu(menu.hidden);
    ${flaw('versions-without-arrows', 'if (!menu.hidden) items[0].focus();', '')}
  });
  document.addEventListener('click', function (event) {
    if (!event.target.closest('.version')) setMenu(false);
  });
  version.parentNode.addEventListener('keydown', function (event) {
    if (event.key === 'Escape' && !menu.hidden) { setMenu(false); version.focus(); }
    ${flaw(
      'versions-without-arrows',
      `var at = items.indexOf(document.activeElement);
    if (at < 0) return;
    if (event.key === 'Tab') setMenu(false);
    var to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[(to + items.length) % items.length].focus();`,
      '',
    )}
  });

  // Commands
  var tabs = all('.tab');
  ${flaw(
    'tabs-by-mouse',
    `function select(tab) {
    tabs.forEach(function (one) {
      var on = one === tab;
      one.setAttribute('aria-selected', String(on));
      one.tabIndex = on ? 0 : -1;
      byId(one.getAttribute('aria-controls')).hidden = !on;
    });
    tab.focus();
  }
  tabs.forEach(function (tab, index) {
    tab.addEventListener('click', function () { select(tab); });
    tab.addEventListener('keydown', function (event) {
      var to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      select(tabs[(to + tabs.length) % tabs.length]);
    });
  });`,
    `tabs.forEach(function (tab) {
    tab.addEventListener('click', function () {
      tabs.forEach(function (one) {
        one.classList.toggle('on', one === tab);
        byId(one.dataset.panel).hidden = one !== tab;
      });
    });
  });`,
  )}
  all('.copy').forEach(function (button) {
    button.addEventListener('click', function () {
      var text = button.parentNode.querySelector('code').textContent;
      if (navigator.clipboard) navigator.clipboard.writeText(text).catch(function () {});
      button.textContent = 'Скопировано';
    });
  });

  // Search
  var overlay = byId('overlay');
  var from = null;
  function openSearch() {
    from = document.activeElement;
    overlay.hidden = false;
    ${flaw('finder-takes-no-focus', `byId('words').focus();`, '')}
  }
  function closeSearch() {
    overlay.hidden = true;
    byId('words').value = '';
    if (from && from !== document.body) from.focus(); else byId('search-open').focus();
  }
  byId('search-open').addEventListener('click', openSearch);
  byId('finder-close').addEventListener('click', closeSearch);
  byId('words').addEventListener('input', function () {
    var words = byId('words').value.trim().toLowerCase();
    var hits = words ? pages.filter(function (page) { return page[1].toLowerCase().indexOf(words) >= 0; }) : [];
    byId('hits').replaceChildren.apply(byId('hits'), hits.map(function (page) {
      var item = document.createElement('li');
      var link = document.createElement('a');
      link.href = '?p=' + page[0];
      link.textContent = page[1];
      item.append(link);
      return item;
    }));
    byId('found').textContent = words ? 'Найдено страниц: ' + hits.length : '';
  });
  overlay.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closeSearch();
    if (event.key !== 'Tab') return;
    var stops = all('input, a, button', overlay);
    var at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    stops[(at + stops.length) % stops.length].focus();
  });
  document.addEventListener('keydown', function (event) {
    if (/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    ${flaw(
      'slash-anywhere',
      `if ((event.ctrlKey || event.metaKey) && event.key === 'k') { event.preventDefault(); openSearch(); }`,
      `if (event.key === '/' || event.key === 'f') { event.preventDefault(); openSearch(); }`,
    )}
  });

  // Whether it helped
  all('.vote').forEach(function (button) {
    button.addEventListener('click', function () {
      byId('helped-buttons').remove();
      byId('helped-thanks').textContent = 'Спасибо, мы учтём ваш ответ.';
      ${flaw('vote-loses-focus', `byId('helped-title').focus();`, '')}
    });
  });
})();
`;
