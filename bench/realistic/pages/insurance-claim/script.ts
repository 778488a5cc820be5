import type { Flaw } from '../../realistic-page.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var all = function (css) { return Array.prototype.slice.call(document.querySelectorAll(css)); };
  var passes = all('.pas');
  var marks = all('.etape');
  var at = 0;

  function show(index) {
    at = index;
    passes.forEach(function (pass, number) { pass.hidden = number !== index; });
    marks.forEach(function (mark, number) {
      mark.classList.toggle('en-cours', number === index);
      ${flaw('current-step', `if (number === index) mark.setAttribute('aria-current', 'step'); else mark.removeAttribute('aria-current');`, '')}
    });
    byId('bilan').hidden = true;
    if (index === 3) sumUp();
    document.title = 'Étape ' + (index + 1) + ' sur 4 : ' + byId('pas-' + (index + 1) + '-titre').textContent + ' - Mutuelle du Littoral';
    ${flaw('step-leaves-focus', `byId('pas-' + (index + 1) + '-titre').focus();`, '')}
  }

  var checks = {
    contrat: function (value) { return /^[A-Za-z]{2}\\d{6}$/.test(value) ? '' : 'Écrivez les deux lettres et les six chiffres de votre contrat, par exemple HB204518.'; },
    nom: function (value) { return value ? '' : 'Indiquez votre nom.'; },
    prenom: function (value) { return value ? '' : 'Indiquez votre prénom.'; },
    courriel: function (value) { return /^\\S+@\\S+\\.\\S+$/.test(value) ? '' : 'Indiquez une adresse complète, par exemple nom@exemple.fr.'; },
    telephone: function (value) { return /^0\\d{9}$/.test(value.replace(/\\s/g, '')) ? '' : 'Indiquez dix chiffres qui commencent par 0, par exemple 06 12 34 56 78.'; }
  };

  function checkContact() {
    var wrong = Object.keys(checks).filter(function (id) {
      var text = checks[id](byId(id).value.trim());
      ${flaw('errors-vague', '', `if (text) text = 'Champ invalide';`)}
      byId(id + '-erreur').textContent = text;
      if (text) byId(id).setAttribute('aria-invalid', 'true'); else byId(id).removeAttribute('aria-invalid');
      return text;
    });
    var sum = byId('bilan');
    sum.hidden = wrong.length === 0;
    if (wrong.length === 0) return true;
    sum.innerHTML = '<strong>' + wrong.length + ' champs sont à corriger</strong><ul>' + wrong.map(function (id) {
      return '<li><a href="#' + id + '">' + document.querySelector('label[for="' + id + '"]').firstChild.textContent + '</a></li>';
    }).join('') + '</ul>';
    ${flaw('errors-silent', 'sum.focus();', '')}
    return false;
  }

  all('.continuer').forEach(function (button) {
    button.addEventListener('click', function () { if (at > 0 || checkContact()) show(at + 1); });
  });
  all('.retour').forEach(function (button) {
    button.addEventListener('click', function () { show(at - 1); });
  });
  ${flaw(
    'kind-moves-on',
    '',
    `all('[name="nature"]').forEach(function (radio) {
    radio.addEventListener('change', function () { show(2); });
  });`,
  )}

  // Calendar
  var opener = byId('ouvrir-calendrier');
  function setCalendar(open) {
    byId('calendrier').hidden = !open;
    opener.setAttribute('aria-expanded', String(open));
  }
  opener.addEventListener('click', function () { setCalendar(byId('calendrier').hidden); });
  all('.jour').forEach(function (day) {
    day.addEventListener('click', function () {
      byId('date').value = ('0' + day.dataset.jour).slice(-2) + '/11/2026';
      setCalendar(false);
      opener.focus();
    });
  });
  byId('calendrier').addEventListener('keydown', function (event) {
    if (event.key === 'Escape') { setCalendar(false); opener.focus(); }
  });

  // Goods
  byId('biens').addEventListener(${flaw('removed-on-press', `'click'`, `'pointerdown'`)}, function (event) {
    var button = event.target.closest('.retirer');
    if (button) remove(button);
  });
  ${flaw(
    'removed-on-press',
    '',
    `byId('biens').addEventListener('click', function (event) {
    var button = event.target.closest('.retirer');
    if (button) remove(button);
  });`,
  )}
  function remove(button) {
    var row = button.closest('tr');
    byId('biens-etat').textContent = row.cells[0].textContent + ' a été retiré.';
    row.remove();
    byId('objet').focus();
  }
  byId('ajouter').addEventListener('click', function () {
    var name = byId('objet').value.trim();
    if (!name) { byId('biens-etat').textContent = 'Indiquez le nom de l’objet à ajouter.'; byId('objet').focus(); return; }
    var row = byId('biens').tBodies[0].insertRow();
    row.insertCell().textContent = name;
    row.insertCell().textContent = byId('valeur').value.trim() || 'non précisée';
    var button = document.createElement('button');
    button.type = 'button';
    button.className = 'retirer';
    button.textContent = 'Retirer';
    button.setAttribute('aria-label', 'Retirer : ' + name);
    row.insertCell().append(button);
    byId('biens-etat').textContent = name + ' a été ajouté.';
    byId('objet').value = byId('valeur').value = '';
    byId('objet').focus();
  });
  var photos = byId('photos');
  function told(count) { byId('photos-etat').textContent = count + ' photos choisies.'; }
  photos.addEventListener('change', function () { told(photos.files.length); });
  byId('depot').addEventListener('click', function (event) { if (event.target !== photos) photos.click(); });
  byId('depot').addEventListener('dragover', function (event) { event.preventDefault(); });
  byId('depot').addEventListener('drop', function (event) { event.preventDefault(); told(event.dataTransfer.files.length); });

  function sumUp() {
    var kind = document.querySelector('[name="nature"]:checked');
    byId('resume-nature').textContent = kind ? document.querySelector('label[for="' + kind.id + '"]').textContent : 'non précisée';
    byId('resume-date').textContent = byId('date').value || 'non précisée';
    byId('resume-biens').textContent = byId('biens').tBodies[0].rows.length + ' objets';
    byId('resume-courriel').textContent = byId('courriel').value;
  }
  byId('declaration').addEventListener('submit', function (event) {
    event.preventDefault();
    if (at < 3) { if (at > 0 || checkContact()) show(at + 1); return; }
    byId('envoi-etat').textContent = byId('exact').checked
      ? 'Votre déclaration a été envoyée. Un conseiller vous répond sous deux jours ouvrés.'
      : 'Cochez la case qui certifie que la déclaration est exacte, puis envoyez.';
  });

  // Session
  var since = Date.now();
  var minute = 60000;
  ${flaw(
    'session-ends',
    `var session = byId('session');
  var before = null;
  setInterval(function () {
    var passed = Date.now() - since;
    if (passed > 13 * minute && session.hidden && passed < 15 * minute) {
      before = document.activeElement;
      session.hidden = false;
      byId('prolonger').focus();
    }
    if (passed > 15 * minute && !session.hidden) location.search = '?page=session-fermee';
  }, 500);
  byId('prolonger').addEventListener('click', function () {
    since = Date.now();
    session.hidden = true;
    if (before) before.focus();
  });
  session.addEventListener('keydown', function (event) {
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Escape') byId('prolonger').click();
  });`,
    `setInterval(function () {
    if (Date.now() - since > 15 * minute) location.search = '?page=session-fermee';
  }, 500);`,
  )}
})();
`;
