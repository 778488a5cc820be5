import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var $ = function (css) { return document.querySelector(css); };
  var all = function (css) { return Array.prototype.slice.call(document.querySelectorAll(css)); };

  ${flaw(
    'skip-only-scrolls',
    '',
    `all('a[href^="#"]').forEach(function (link) {
    link.addEventListener('click', function (event) {
      event.preventDefault();
      var place = document.querySelector(link.hash || 'body');
      if (place) place.scrollIntoView({ behavior: 'smooth' });
    });
  });`,
  )}

  var mine = '';
  all('.slot').forEach(function (slot) {
    slot.addEventListener('click', function () {
      mine = slot.textContent.trim();
      all('.slot').forEach(function (other) {
        other.classList.toggle('mine', other === slot);
        if (other.localName === 'button') other.setAttribute('aria-pressed', String(other === slot));
      });
      $('.chosen').textContent = 'Your choice: ' + mine;
    });
  });

  ${flaw(
    'message-swallows-tab',
    '',
    `$('#message').addEventListener('keydown', function (event) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    document.execCommand('insertText', false, '    ');
  });`,
  )}
  ${flaw('code-not-pasted', '', "$('#code').addEventListener('paste', function (event) { event.preventDefault(); });")}

  var box = $('.consent .box');
  function flip() {
    box.classList.toggle('on');
  }
  if (box) {
    box.addEventListener('click', flip);
    box.addEventListener('keydown', function (event) {
      if (event.key === ' ') { event.preventDefault(); flip(); }
    });
  }

  var cancel = $('.cancel');
  cancel.addEventListener('${flaw('cancel-at-touch', 'click', 'pointerdown')}', drop);
  ${flaw('cancel-at-touch', '', "cancel.addEventListener('keydown', function (event) { if (event.key === 'Enter' || event.key === ' ') drop(); });")}
  var kept = $('.booked').textContent;
  var dropped = false;
  function drop() {
    dropped = !dropped;
    $('.booked').textContent = dropped ? 'Your appointment on 2 December is cancelled. Until this evening you can take that back.' : kept;
    cancel.textContent = dropped ? 'Keep this appointment after all' : 'Cancel this appointment';
  }

  var rules = [
    ['full-name', function (value) { return value !== ''; }, 'Enter your full name, as it stands on your letters from us.'],
    ['patient', function (value) { return /^[0-9]{10}$/.test(value.replace(/ /g, '')); }, 'Enter the ten digits of your patient number, for example 485 777 3456.'],
    ['phone', function (value) { return /^[0-9+ ]{9,}$/.test(value); }, 'Enter a telephone number with its area code, for example 0114 555 0101.'],
    ['code', function (value) { return /^[A-Z0-9]{6}$/.test(value); }, 'Enter the six letters and digits of your letter, for example K7QX42.']
  ];
  $('form').addEventListener('submit', function (event) {
    event.preventDefault();
    var list = $('.summary ul');
    list.textContent = '';
    rules.forEach(function (rule) {
      var field = document.getElementById(rule[0]);
      var fine = rule[1](field.value.trim());
      var text = ${flaw('errors-only-invalid', 'rule[2]', "'Invalid input'")};
      field.setAttribute('aria-invalid', String(!fine));
      document.getElementById(rule[0] + '-wrong').textContent = fine ? '' : text;
      if (fine) return;
      var item = document.createElement('li');
      var link = document.createElement('a');
      link.href = '#' + rule[0];
      link.textContent = text;
      item.append(link);
      list.append(item);
    });
    var failed = list.children.length > 0;
    $('.summary').hidden = !failed;
    ${flaw('summary-appears-silently', "if (failed) $('.summary').focus();", '')}
    if (!failed) $('.done').textContent = 'Thank you. We have your request and answer within two working days.';
  });
})();
`;
}
