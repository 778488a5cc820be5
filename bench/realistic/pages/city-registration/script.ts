import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  document.querySelectorAll('.menue > ul > li > button').forEach(function (button) {
    var list = button.nextElementSibling;
    function set(open) {
      list.classList.toggle('offen', open);
      button.setAttribute('aria-expanded', String(open));
    }
    button.addEventListener('click', function () { set(!list.classList.contains('offen')); });
    button.parentElement.addEventListener('keydown', function (event) {
      if (event.key !== 'Escape' || !list.classList.contains('offen')) return;
      set(false);
      button.focus();
    });
    button.parentElement.addEventListener('focusout', function (event) {
      if (!button.parentElement.contains(event.relatedTarget)) set(false);
    });
  });

  document.querySelectorAll('.falten h3 > *').forEach(function (head) {
    head.addEventListener('click', function () {
      var answer = head.parentElement.nextElementSibling;
      answer.hidden = !answer.hidden;
      if (head.localName === 'button') head.setAttribute('aria-expanded', String(!answer.hidden));
    });
  });

  document.querySelectorAll('.begriff').forEach(function (term) {
    term.addEventListener('mouseenter', function () { term.classList.remove('zu'); });
    term.addEventListener('focusin', function () { term.classList.remove('zu'); });
    ${flaw('term-help-stays', "document.addEventListener('keydown', function (event) { if (event.key === 'Escape') term.classList.add('zu'); });", '')}
  });

  document.addEventListener('keydown', function (event) {
    if (event.target.closest('input, select, textarea')) return;
    if (event.key === 's' ${flaw('letter-opens-search', '&& event.altKey && event.shiftKey', '')}) {
      event.preventDefault();
      document.querySelector('#suche').focus();
    }
  });

  document.querySelector('.termin').addEventListener('submit', function (event) {
    event.preventDefault();
    var day = document.querySelector('#tag').value;
    document.querySelector('.frei').textContent = day
      ? 'Am gewählten Tag sind noch Termine um 9:20, 11:40 und 15:00 Uhr frei.'
      : 'Bitte wählen Sie einen Tag aus, zum Beispiel den 8. Dezember 2026.';
  });
})();
`;
}
