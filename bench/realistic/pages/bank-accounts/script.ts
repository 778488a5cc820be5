import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var $ = function (css) { return document.querySelector(css); };
  var all = function (css) { return Array.prototype.slice.call(document.querySelectorAll(css)); };

  var menuButton = $('.qaima > button');
  var menu = $('.qaima [role=menu]');
  var items = all('.qaima [role=menuitem]');
  function showMenu(open, focus) {
    menu.hidden = !open;
    menuButton.setAttribute('aria-expanded', String(open));
    if (open && focus) items[0].focus();
  }
  menuButton.addEventListener('click', function () { showMenu(menu.hidden, true); });
  menu.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') { showMenu(false); menuButton.focus(); }
    if (event.key === 'Tab') showMenu(false);
    ${flaw(
      'menu-items-unreached',
      `var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
    }`,
      '',
    )}
    if (event.key === 'Enter' && event.target.matches('[role=menuitem]')) { event.preventDefault(); event.target.click(); }
  });
  items.forEach(function (item) {
    item.addEventListener('click', function () { showMenu(false); menuButton.focus(); });
  });

  all('.nuskh').forEach(function (button) {
    button.addEventListener('click', function () {
      $('.khabar').textContent = 'نُسخ رقم الحساب.';
    });
  });

  all('.amaliya').forEach(function (part) {
    part.addEventListener('click', function () {
      var row = part.closest('tr').nextElementSibling;
      row.hidden = !row.hidden;
      var button = part.closest('tr').querySelector('button.amaliya');
      if (button) button.setAttribute('aria-expanded', String(!row.hidden));
    });
  });

  var freeze = $('.tajmid');
  function toggleCard() {
    var frozen = freeze.getAttribute('aria-pressed') !== 'true';
    freeze.setAttribute('aria-pressed', String(frozen));
    $('.hal').textContent = frozen ? 'البطاقة مجمّدة' : 'البطاقة فعّالة';
  }
  freeze.addEventListener('${flaw('card-frozen-at-touch', 'click', 'mousedown')}', toggleCard);
  ${flaw('card-frozen-at-touch', '', "freeze.addEventListener('keydown', function (event) { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); toggleCard(); } });")}

  var parts = all('header, main, aside, footer');
  var sheet = $('.tahwil');
  var opener = $('.iftah');
  function open() {
    sheet.hidden = false;
    ${flaw('transfer-opens-unnoticed', "parts.forEach(function (part) { part.inert = true; }); sheet.querySelector('h2').focus();", '')}
  }
  function close() {
    sheet.hidden = true;
    parts.forEach(function (part) { part.inert = false; });
    opener.focus();
  }
  opener.addEventListener('click', open);
  $('.ighlaq').addEventListener('click', close);
  sheet.addEventListener('keydown', function (event) { if (event.key === 'Escape') close(); });
  sheet.querySelector('form').addEventListener('submit', function (event) {
    event.preventDefault();
    var wrong = null;
    [['mablagh', /^[0-9]+([.][0-9]{1,2})?$/, 'اكتب المبلغ بالأرقام، مثل 250.50، من دون رموز.'], ['ila', /^AE[0-9]{21}$/, 'رقم الحساب الدولي يبدأ بالحرفين AE وبعدهما 21 رقمًا من دون فراغات.']].forEach(function (rule) {
      var field = document.getElementById(rule[0]);
      var fine = rule[1].test(field.value.trim());
      field.setAttribute('aria-invalid', String(!fine));
      document.getElementById('khata-' + rule[0]).textContent = fine ? '' : ${flaw('transfer-errors-empty', 'rule[2]', "'خطأ'")};
      if (!fine && !wrong) wrong = field;
    });
    if (wrong) wrong.focus();
    else { close(); $('.khabar').textContent = 'أُرسل التحويل، ويصل خلال ساعة.'; }
  });

  var lastMs = 5 * 60 * 1000;
  var ends = Date.now() + lastMs;
  var guard = $('.tanbih');
  var before = null;
  $('.baqa').addEventListener('click', function () {
    ends = Date.now() + lastMs;
    guard.hidden = true;
    parts.forEach(function (part) { part.inert = false; });
    if (before) before.focus();
  });
  setInterval(function () {
    var left = ends - Date.now();
    ${flaw(
      'session-ends-unasked',
      `if (left < 60 * 1000 && guard.hidden) {
      before = document.activeElement;
      guard.hidden = false;
      parts.forEach(function (part) { part.inert = true; });
      $('.baqa').focus();
    }`,
      "if (left < 0) { $('main').innerHTML = '<h1>انتهت الجلسة</h1><p><a href=\"#dukhul\">سجّل الدخول من جديد</a></p>'; ends = Infinity; }",
    )}
  }, 300);
})();
`;
}
