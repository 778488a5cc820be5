import type { Flaw } from '../../realistic-page.ts';
import { payees } from './content.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var payees = ${JSON.stringify(payees)};

  ${flaw(
    'rates-roll',
    `byId('rates-pause').addEventListener('click', function () {
    var still = byId('rates-line').classList.toggle('still');
    byId('rates-pause').textContent = still ? 'Let the rates move' : 'Pause the rates';
  });`,
    '',
  )}
  byId('eye').addEventListener('click', function () {
    var hidden = document.body.classList.toggle('hidden-sums');
    byId('eye').setAttribute('aria-pressed', String(hidden));
  });

  // Payee
  var field = byId('payee');
  var list = byId('payee-list');
  var active = -1;
  function setActive(to) {
    active = to;
    Array.prototype.forEach.call(list.children, function (item, index) {
      item.setAttribute('aria-selected', String(index === active));
    });
    if (active >= 0) field.setAttribute('aria-activedescendant', list.children[active].id);
    else field.removeAttribute('aria-activedescendant');
  }
  function closeList() {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    setActive(-1);
  }
  function choose(name) {
    field.value = name;
    closeList();
  }
  function openList() {
    var typed = field.value.trim().toLowerCase();
    list.replaceChildren.apply(list, payees.filter(function (name) { return name.toLowerCase().indexOf(typed) >= 0; }).map(function (name, index) {
      var item = document.createElement('li');
      item.id = 'payee-' + index;
      item.setAttribute('role', 'option');
      item.textContent = name;
      item.addEventListener('mousedown', function (event) { event.preventDefault(); });
      item.addEventListener('click', function () { choose(name); });
      return item;
    }));
    list.hidden = list.children.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
    setActive(-1);
  }
  field.addEventListener('input', openList);
  field.addEventListener('blur', closeList);
  field.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closeList();
    ${flaw(
      'payees-without-arrows',
      `if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) openList();
      var count = list.children.length;
      if (count) setActive((active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + count) % count);
    }
    if (event.key === 'Enter' && active >= 0) { event.preventDefault(); choose(list.children[active].textContent); }`,
      '',
    )}
  });

  ${flaw(
    'fee-on-hover',
    `byId('fee-why').addEventListener('click', function () {
    byId('fee-text').hidden = !byId('fee-text').hidden;
    byId('fee-why').setAttribute('aria-expanded', String(!byId('fee-text').hidden));
  });
  byId('fee-why').addEventListener('keydown', function (event) {
    if (event.key === 'Escape' && !byId('fee-text').hidden) byId('fee-why').click();
  });`,
    '',
  )}
  ${flaw(
    'save-without-role',
    '',
    `byId('save').addEventListener('click', function () { byId('save').classList.toggle('on'); });
  byId('save').addEventListener('keydown', function (event) {
    if (event.key === ' ') { event.preventDefault(); byId('save').classList.toggle('on'); }
  });`,
  )}

  // Planned payments
  byId('planned').addEventListener('click', function (event) {
    var button = event.target.closest('.drop');
    if (!button) return;
    var item = button.closest('li');
    var next = item.nextElementSibling || item.previousElementSibling;
    item.remove();
    byId('result').textContent = 'The planned payment is canceled.';
    ${flaw('planned-lose-focus', `(next ? next.querySelector('.drop') : byId('planned-title')).focus();`, '')}
  });

  // Sending
  function tell(id, text) {
    byId(id + '-error').textContent = text;
    if (text) byId(id).setAttribute('aria-invalid', 'true'); else byId(id).removeAttribute('aria-invalid');
    return text !== '';
  }
  var cover = byId('cover');
  byId('transfer').addEventListener('submit', function (event) {
    event.preventDefault();
    closeList();
    var amount = byId('amount').value.trim();
    var wrongPayee = tell('payee', payees.indexOf(field.value.trim()) < 0 ? 'Choose one of your payees, or add a new one under Payees.' : '');
    var wrongAmount = tell('amount', /^\\d{1,4}([.]\\d\\d)?$/.test(amount) && Number(amount) > 0 ? '' : ${flaw(
      'amount-error-empty',
      `'Enter an amount from 0.01 to 5000 with a point, for example 24.50.'`,
      `'Something went wrong.'`,
    )});
    if (wrongPayee || wrongAmount) { (wrongPayee ? field : byId('amount')).focus(); return; }
    var from = document.querySelector('[name="from"]:checked + label strong');
    byId('check-from').textContent = from.textContent;
    byId('check-to').textContent = field.value;
    byId('check-amount').textContent = '£' + Number(amount).toFixed(2);
    byId('check-when').textContent = byId('when').value;
    cover.hidden = false;
    byId('code').focus();
  });
  function closeConfirm() {
    cover.hidden = true;
    byId('confirm-form').reset();
    tell('code', '');
    document.querySelector('#transfer .go').focus();
  }
  byId('change').addEventListener('click', closeConfirm);
  function send() {
    if (!/^\\d{6}$/.test(byId('code').value)) {
      tell('code', 'Enter the six digits that your Tern app shows now.');
      byId('code').focus();
      return;
    }
    var text = byId('check-amount').textContent + ' is on its way to ' + byId('check-to').textContent + '.';
    closeConfirm();
    byId('result').textContent = text;
  }
  byId('confirm').addEventListener('submit', function (event) {
    event.preventDefault();
    send();
  });
  cover.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closeConfirm();
    ${flaw(
      'confirm-lets-out',
      `if (event.key !== 'Tab') return;
    var stops = Array.prototype.slice.call(cover.querySelectorAll('input, button'));
    var at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    stops[(at + stops.length) % stops.length].focus();`,
      '',
    )}
  });
  ${flaw('code-by-hand', '', `byId('code').addEventListener('paste', function (event) { event.preventDefault(); });`)}
  ${flaw(
    'code-sends',
    '',
    `byId('code').addEventListener('input', function () {
    if (byId('code').value.length === 6) send();
  });`,
  )}
})();
`;
