import type { Flaw } from '../../realistic-page.ts';

export function script(flaw: Flaw): string {
  return `
(function () {
  var $ = function (css) { return document.querySelector(css); };
  var stations = ['Lyon Part-Dieu', 'Lyon Perrache', 'Lille Flandres', 'Lille Europe', 'Le Mans', 'Limoges Bénédictins', 'Nantes', 'Nancy', 'Nîmes', 'Rennes', 'Reims', 'Rouen', 'Strasbourg', 'Saint-Étienne', 'Toulouse Matabiau', 'Tours'];

  function suggest(field) {
    var list = document.getElementById(field.getAttribute('aria-controls'));
    var at = -1;
    function draw() {
      var typed = field.value.trim().toLowerCase();
      list.textContent = '';
      at = -1;
      field.removeAttribute('aria-activedescendant');
      if (typed) stations.forEach(function (name, index) {
        if (name.toLowerCase().indexOf(typed) !== 0) return;
        var item = document.createElement('li');
        item.id = list.id + '-' + index;
        item.setAttribute('role', 'option');
        item.setAttribute('aria-selected', 'false');
        item.textContent = name;
        item.addEventListener('mousedown', function (event) { event.preventDefault(); });
        item.addEventListener('click', function () { take(name); });
        list.append(item);
      });
      show(list.children.length > 0);
    }
    function show(open) {
      list.hidden = !open;
      field.setAttribute('aria-expanded', String(open));
    }
    function take(name) {
      field.value = name;
      show(false);
      summarize();
    }
    function mark(next) {
      var items = list.children;
      if (!items.length) return;
      if (at >= 0) items[at].setAttribute('aria-selected', 'false');
      at = (next + items.length) % items.length;
      items[at].setAttribute('aria-selected', 'true');
      field.setAttribute('aria-activedescendant', items[at].id);
    }
    field.addEventListener('input', draw);
    field.addEventListener('blur', function () { show(false); });
    field.addEventListener('keydown', function (event) {
      if (event.key === 'Escape') show(false);
      ${flaw(
        'station-list-by-mouse',
        `if (event.key === 'ArrowDown') { event.preventDefault(); mark(at + 1); }
      if (event.key === 'ArrowUp') { event.preventDefault(); mark(at - 1); }
      if (event.key === 'Enter' && at >= 0 && !list.hidden) { event.preventDefault(); take(list.children[at].textContent); }`,
        '',
      )}
    });
  }
  document.querySelectorAll('[role=combobox]').forEach(suggest);

  $('.inverse').addEventListener('click', function () {
    var from = $('#depart').value;
    $('#depart').value = $('#arrivee').value;
    $('#arrivee').value = from;
    summarize();
  });

  function summarize() {
    $('.de').textContent = $('#depart').value || 'à choisir';
    $('.vers').textContent = $('#arrivee').value || 'à choisir';
    $('.place').textContent = seat ? 'voiture 4, place ' + seat : 'à choisir';
  }

  var seat = '';
  var seats = Array.prototype.slice.call(document.querySelectorAll('.voiture button'));
  seats.forEach(function (button, index) {
    button.addEventListener('click', function () {
      seat = button.textContent;
      seats.forEach(function (other) { other.setAttribute('aria-pressed', String(other === button)); });
      summarize();
    });
    ${flaw(
      'seats-keep-focus',
      '',
      `button.addEventListener('keydown', function (event) {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      seats[(index + (event.shiftKey ? seats.length - 1 : 1)) % seats.length].focus();
    });`,
    )}
  });

  var birth = ['#jour', '#mois', '#annee'].map($);
  ${flaw(
    'birth-date-jumps',
    '',
    `birth.forEach(function (field, index) {
    field.addEventListener('input', function () {
      if (field.value.length >= field.maxLength && birth[index + 1]) birth[index + 1].focus();
    });
  });`,
  )}

  var steps = Array.prototype.slice.call(document.querySelectorAll('form > section'));
  var marks = document.querySelectorAll('.etapes li');
  var now = 0;
  function go(next, told) {
    now = next;
    steps.forEach(function (step, index) { step.hidden = index !== next; });
    marks.forEach(function (mark, index) {
      mark.classList.toggle('active', index === next);
      ${flaw('step-mark-not-told', "if (index === next) mark.setAttribute('aria-current', 'step'); else mark.removeAttribute('aria-current');", '')}
    });
    $('.bilan').hidden = true;
    if (!told) return;
    ${flaw('next-step-drops-focus', "steps[next].querySelector('h2').focus();", '')}
  }

  var needed = [
    [['depart', 'Choisissez une gare de départ, par exemple Lyon Part-Dieu.'], ['arrivee', 'Choisissez une gare d’arrivée, par exemple Nantes.']],
    [['prenom', 'Écrivez votre prénom, comme sur votre pièce d’identité.'], ['nom', 'Écrivez votre nom, comme sur votre pièce d’identité.'], ['courriel', 'Écrivez une adresse avec @, par exemple nom@exemple.fr. Le billet y sera envoyé.']],
    [['titulaire', 'Écrivez le nom du titulaire de la carte.']]
  ];
  function check() {
    var wrong = needed[now].filter(function (pair) {
      var field = document.getElementById(pair[0]);
      var fine = pair[0] === 'courriel' ? /^[^@ ]+@[^@ ]+$/.test(field.value) : field.value.trim() !== '';
      field.setAttribute('aria-invalid', String(!fine));
      document.getElementById('faute-' + pair[0]).textContent = fine ? '' : ${flaw('errors-by-number', 'pair[1]', "'Erreur 104'")};
      return !fine;
    });
    var box = $('.bilan');
    var list = box.querySelector('ul');
    list.textContent = '';
    wrong.forEach(function (pair) {
      var item = document.createElement('li');
      var link = document.createElement('a');
      link.href = '#' + pair[0];
      link.textContent = ${flaw('errors-by-number', 'pair[1]', "'Erreur 104'")};
      item.append(link);
      list.append(item);
    });
    box.hidden = wrong.length === 0;
    ${flaw('error-list-silent', 'if (wrong.length) box.focus();', '')}
    return wrong.length === 0;
  }
  document.querySelectorAll('.suite').forEach(function (button) {
    button.addEventListener('click', function () {
      if (!check()) return;
      if (now < 2) {
        ${flaw('mail-asked-again', "$('.rappel').textContent = $('#courriel').value;", '')}
        go(now + 1, true);
      } else {
        $('.fin').textContent = 'Merci ! Votre billet est en route.';
      }
    });
  });
  document.querySelectorAll('.retour').forEach(function (button) {
    button.addEventListener('click', function () { go(now - 1, true); });
  });
  $('form').addEventListener('submit', function (event) { event.preventDefault(); });

  var heldMs = 10 * 60 * 1000;
  var until = Date.now() + heldMs;
  var guard = $('.veille');
  var before = null;
  function hold() {
    until = Date.now() + heldMs;
    guard.hidden = true;
    document.querySelectorAll('header, main, footer, aside').forEach(function (part) { part.inert = false; });
    if (before) before.focus();
  }
  $('.prolonger').addEventListener('click', hold);
  setInterval(function () {
    var left = until - Date.now();
    $('.reste').textContent = String(Math.max(0, Math.ceil(left / 60000)));
    ${flaw(
      'seat-expires',
      `if (left < 2 * 60 * 1000 && guard.hidden) {
      before = document.activeElement;
      guard.hidden = false;
      document.querySelectorAll('header, main, footer, aside').forEach(function (part) { part.inert = true; });
      $('.prolonger').focus();
    }`,
      "if (left < 0) { $('form').reset(); seat = ''; until = Date.now() + heldMs; go(0, false); summarize(); }",
    )}
  }, 300);
  go(0, false);
})();
`;
}
