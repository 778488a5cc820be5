import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var goods = Array.prototype.slice.call(document.querySelectorAll('.good'));
  var cart = new Map();
  var drawer = document.querySelector('.drawer');
  var opener = document.querySelector('.open-cart');
  var rest = document.querySelectorAll('body > :not(.drawer):not(script)');
  var pounds = function (sum) { return '£' + sum.toFixed(2); };

  document.querySelectorAll('.filters input').forEach(function (box) {
    box.addEventListener('change', filter);
  });
  function filter() {
    var wanted = Array.prototype.map.call(document.querySelectorAll('.filters input:checked'), function (box) { return box.value; });
    var areas = wanted.filter(function (value) { return value.indexOf('area-') === 0; });
    var marks = wanted.filter(function (value) { return value.indexOf('area-') !== 0; });
    var shown = 0;
    goods.forEach(function (good) {
      var kinds = good.dataset.kinds.split(' ');
      var fits = (areas.length === 0 || areas.some(function (area) { return kinds.indexOf(area) >= 0; })) &&
        marks.every(function (mark) { return kinds.indexOf(mark) >= 0; });
      good.hidden = !fits;
      if (fits) shown += 1;
    });
    document.querySelector('.found').textContent = shown + ' of ' + goods.length + ' goods';
  }

  var more = document.querySelector('.filters .more');
  more.addEventListener('click', function () {
    var part = document.querySelector('#more-filters');
    part.hidden = !part.hidden;
    ${flaw('filter-fold-state', "more.setAttribute('aria-expanded', String(!part.hidden));", '')}
  });

  document.querySelectorAll('button.facts').forEach(function (button) {
    button.addEventListener('click', function () {
      var text = button.nextElementSibling;
      text.hidden = !text.hidden;
      button.setAttribute('aria-expanded', String(!text.hidden));
    });
  });

  ${flaw(
    'sorting-reloads',
    '',
    "document.querySelector('#order').addEventListener('change', function (event) { event.target.form.submit(); });",
  )}

  goods.forEach(function (good) {
    good.querySelector('.more-of-it').addEventListener('click', function () { put(good, 1); });
    good.querySelector('.less-of-it').addEventListener('click', function () { put(good, -1); });
  });

  function put(good, step) {
    var id = good.dataset.id;
    var amount = Math.max(0, (cart.get(id) || 0) + step);
    if (amount) cart.set(id, amount); else cart.delete(id);
    good.querySelector('output').textContent = String(amount);
    draw();
  }

  function draw() {
    var sum = 0;
    var list = drawer.querySelector('ul');
    list.textContent = '';
    cart.forEach(function (amount, id) {
      var good = document.querySelector('.good[data-id="' + id + '"]');
      var name = good.querySelector('h3').textContent.trim();
      sum += amount * Number(good.dataset.price);
      var item = document.createElement('li');
      var text = document.createElement('span');
      text.textContent = amount + ' × ' + name;
      var remove = document.createElement('button');
      remove.type = 'button';
      remove.className = 'remove';
      remove.textContent = 'Remove';
      remove.setAttribute('aria-label', 'Remove ' + name);
      remove.addEventListener('click', function () {
        var place = Array.prototype.indexOf.call(list.children, item);
        cart.delete(id);
        good.querySelector('output').textContent = '0';
        draw();
        ${flaw(
          'removal-drops-focus',
          "var left = list.querySelectorAll('.remove'); (left[Math.min(place, left.length - 1)] || drawer.querySelector('h2')).focus();",
          '',
        )}
      });
      item.append(text, remove);
      list.append(item);
    });
    drawer.querySelector('.empty').hidden = cart.size > 0;
    document.querySelectorAll('.sum').forEach(function (place) { place.textContent = pounds(sum); });
  }

  function open() {
    drawer.classList.add('open');
    drawer.hidden = false;
    ${flaw('drawer-lets-out', 'rest.forEach(function (part) { part.inert = true; });', '')}
    drawer.querySelector('h2').focus();
  }
  function close() {
    drawer.classList.remove('open');
    ${flaw('drawer-stays-in-tab-order', 'drawer.hidden = true;', '')}
    rest.forEach(function (part) { part.inert = false; });
    opener.focus();
  }
  opener.addEventListener('click', open);
  drawer.querySelector('.close').addEventListener('click', close);
  drawer.addEventListener('keydown', function (event) { if (event.key === 'Escape') close(); });
})();
`;
}
