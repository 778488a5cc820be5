import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var views = {
    front: 'front, with the lid closed',
    side: 'left side, with the bottle pocket',
    back: 'back, with the shoulder straps',
    open: 'open, with the yellow lining'
  };
  var large = document.querySelector('.gallery .large');
  document.querySelectorAll('.thumb').forEach(function (thumb) {
    thumb.addEventListener('click', function () {
      var view = thumb.dataset.view;
      large.src = 'pictures/' + view + '.svg';
      large.alt = ${flaw('main-picture-file-name', "'Fjellmark Tind 38 in fir green seen from: ' + views[view]", "'tind38_' + view + '_final2.jpg'")};
      document.querySelectorAll('.thumb').forEach(function (other) {
        other.classList.toggle('chosen', other === thumb);
        if (other.localName === 'button') other.setAttribute('aria-pressed', String(other === thumb));
      });
    });
  });

  var count = 0;
  var number = document.querySelector('.basket .number');
  var message = document.querySelector('.message');
  function add() {
    var amount = Number(document.querySelector('#amount').value) || 1;
    count += amount;
    number.textContent = String(count);
    message.textContent = amount + ' × Tind 38 put into your basket. It holds ' + count + (count === 1 ? ' item.' : ' items.');
  }
  document.querySelector('.add').addEventListener('${flaw('basket-button-pointer-down', 'click', 'pointerdown')}', add);
  ${flaw('basket-button-pointer-down', '', "document.querySelector('.add').addEventListener('keydown', function (event) { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); add(); } });")}

  var wish = document.querySelector('.wish');
  wish.addEventListener('click', function () {
    wish.setAttribute('aria-pressed', String(wish.getAttribute('aria-pressed') !== 'true'));
  });

  var sheet = document.querySelector('#size-guide');
  var opener = document.querySelector('.open-guide');
  var outside = document.querySelectorAll('body > :not(#size-guide):not(script)');
  function openSheet() {
    sheet.hidden = false;
    outside.forEach(function (part) { part.inert = true; });
    ${flaw('guide-takes-no-focus', "sheet.querySelector('h2').focus();", 'outside.forEach(function (part) { part.inert = false; });')}
  }
  function closeSheet() {
    sheet.hidden = true;
    outside.forEach(function (part) { part.inert = false; });
    ${flaw('guide-loses-focus', 'opener.focus();', 'if (document.activeElement) document.activeElement.blur();')}
  }
  opener.addEventListener('click', openSheet);
  sheet.querySelector('.close').addEventListener('click', closeSheet);
  sheet.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closeSheet();
  });

  var cards = Array.prototype.slice.call(document.querySelectorAll('.card'));
  var first = 0;
  function showCards() {
    cards.forEach(function (card, index) {
      card.hidden = (index - first + cards.length) % cards.length > 1;
    });
  }
  function turn(step) {
    first = (first + step + cards.length) % cards.length;
    showCards();
  }
  document.querySelector('.also .next').addEventListener('click', function () { turn(1); });
  document.querySelector('.also .previous').addEventListener('click', function () { turn(-1); });
  ${flaw('carousel-runs-on', '', 'setInterval(function () { turn(1); }, 900);')}
  showCards();

  document.querySelector('.newsletter').addEventListener('submit', function (event) {
    event.preventDefault();
    var field = event.target.querySelector('input');
    var note = event.target.querySelector('.note');
    var fine = /^[^@ ]+@[^@ ]+[.][^@ ]+$/.test(field.value);
    field.setAttribute('aria-invalid', String(!fine));
    note.textContent = fine ? 'Thank you. Please confirm with the link that we have sent you.' : 'Enter an e-mail address with @ and a domain, for example name@example.org.';
    if (!fine) field.focus();
  });
})();
`;
}
