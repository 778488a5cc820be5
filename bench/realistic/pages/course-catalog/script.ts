import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var $ = function (css) { return document.querySelector(css); };
  var all = function (css) { return Array.prototype.slice.call(document.querySelectorAll(css)); };

  var tabs = all('[role=tab]');
  function choose(tab, focus) {
    tabs.forEach(function (other) {
      var chosen = other === tab;
      var panel = document.getElementById(other.getAttribute('aria-controls'));
      other.setAttribute('aria-selected', String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      ${flaw('shut-panels-in-tab-order', 'panel.hidden = !chosen;', "panel.classList.toggle('kleisto', !chosen);")}
    });
    if (focus) tab.focus();
  }
  tabs.forEach(function (tab, index) {
    tab.addEventListener('click', function () { choose(tab, false); });
    ${flaw(
      'tabs-need-pointer',
      `tab.addEventListener('keydown', function (event) {
      var step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      choose(tabs[(index + step + tabs.length) % tabs.length], true);
    });`,
      '',
    )}
  });
  choose(tabs[0], false);

  var rows = all('.mathimata tbody tr');
  var least = 0;
  function filter() {
    var words = $('#lexi').value.trim().toLowerCase();
    var shown = 0;
    rows.forEach(function (row) {
      var fits = row.textContent.toLowerCase().indexOf(words) >= 0 && Number(row.dataset.credits) >= least;
      row.hidden = !fits;
      if (fits) shown += 1;
    });
    $('.plithos').textContent = 'Βρέθηκαν ' + shown + ' μαθήματα';
  }
  $('#lexi').addEventListener('input', filter);
  ${flaw(
    'credits-by-dragging',
    `$('#monades').addEventListener('input', function () {
    least = Number($('#monades').value);
    $('.elaxisto').textContent = String(least);
    filter();
  });`,
    `var knob = $('.labi');
  knob.addEventListener('pointerdown', function (event) {
    event.preventDefault();
    var box = $('.ravdos').getBoundingClientRect();
    function move(at) {
      var share = Math.min(1, Math.max(0, (at.clientX - box.left) / box.width));
      least = Math.round(share * 8);
      knob.style.left = 'calc(' + share + ' * (100% - 1.4rem))';
      $('.elaxisto').textContent = String(least);
      filter();
    }
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', function () { document.removeEventListener('pointermove', move); }, { once: true });
  });`,
  )}

  var heads = all('.seira');
  heads.forEach(function (head) {
    var up = false;
    head.addEventListener('click', function () {
      var cell = head.closest('th');
      var place = cell.cellIndex;
      up = !up;
      rows.sort(function (one, other) {
        var order = one.cells[place].textContent.localeCompare(other.cells[place].textContent, 'el', { numeric: true });
        return up ? order : -order;
      });
      rows.forEach(function (row) { $('.mathimata tbody').append(row); });
      ${flaw(
        'sort-order-untold',
        `heads.forEach(function (other) { other.closest('th').removeAttribute('aria-sort'); });
      cell.setAttribute('aria-sort', up ? 'ascending' : 'descending');`,
        '',
      )}
    });
  });

  $('.kodikos').addEventListener('submit', function (event) {
    event.preventDefault();
    var field = $('#kodikos');
    var fine = /^[Α-Ω]{3}-[0-9]{3}$/.test(field.value.trim());
    field.setAttribute('aria-invalid', String(!fine));
    $('#kodikos-lathos').textContent = fine ? '' : 'Ο κωδικός έχει τρία κεφαλαία ελληνικά γράμματα, παύλα και τρία ψηφία, για παράδειγμα ΠΛΗ-101.';
    if (!fine) field.focus();
  });

  var sheet = $('.parathyro');
  var rest = all('body > :not(.parathyro):not(script)');
  var opener = null;
  function open(event) {
    opener = event.currentTarget;
    sheet.querySelector('.mathima').textContent = opener.closest('tr').querySelector('th').textContent;
    sheet.hidden = false;
    rest.forEach(function (part) { part.inert = true; });
    sheet.querySelector('h2').focus();
  }
  function close() {
    sheet.hidden = true;
    rest.forEach(function (part) { part.inert = false; });
    if (opener) opener.focus();
  }
  all('.yli').forEach(function (button) { button.addEventListener('click', open); });
  $('.kleise').addEventListener('click', close);
  ${flaw(
    'syllabus-cannot-be-left',
    "sheet.addEventListener('keydown', function (event) { if (event.key === 'Escape') close(); });",
    `sheet.addEventListener('keydown', function (event) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    var links = Array.prototype.slice.call(sheet.querySelectorAll('a'));
    links[(links.indexOf(document.activeElement) + 1) % links.length].focus();
  });`,
  )}

  all('.eggrafi').forEach(function (button) {
    button.addEventListener('click', function () {
      var name = button.closest('tr').querySelector('th').textContent;
      $('.minyma').textContent = 'Το μάθημα «' + name + '» προστέθηκε στο πρόγραμμά σου.';
    });
  });
})();
`;
}
