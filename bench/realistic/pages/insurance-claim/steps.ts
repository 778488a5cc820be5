import type { Flaw } from '../../realistic-page.ts';

export const steps = (flaw: Flaw): string =>
  [contactStep(flaw), eventStep(flaw), goodsStep(flaw), reviewStep(flaw)]
    .map(
      ({ title, body }, index, all) => `
<section class="pas" id="pas-${index + 1}" aria-labelledby="pas-${index + 1}-titre"${index ? ' hidden' : ''}>
  <h2 id="pas-${index + 1}-titre" tabindex="-1">${title}</h2>
  ${body}
  <p class="suite">
    ${index ? '<button type="button" class="retour">Revenir</button>' : ''}
    ${index < all.length - 1 ? '<button type="button" class="bouton continuer">Continuer</button>' : '<button type="submit" class="bouton">Envoyer la déclaration</button>'}
  </p>
</section>`,
    )
    .join('');

interface Field {
  id: string;
  label: string;
  purpose?: string;
  hint?: string;
  type?: string;
}

const fields: Field[] = [
  {
    id: 'contrat',
    label: 'Numéro de contrat',
    hint: 'Deux lettres et six chiffres, en haut à gauche de votre attestation',
  },
  { id: 'nom', label: 'Nom', purpose: 'family-name' },
  { id: 'prenom', label: 'Prénom', purpose: 'given-name' },
  { id: 'courriel', label: 'Courriel', purpose: 'email', type: 'email' },
  {
    id: 'telephone',
    label: 'Téléphone',
    purpose: 'tel',
    type: 'tel',
    hint: 'Dix chiffres, par exemple 06 12 34 56 78',
  },
];

/** The order in which Tab visits the fields of the first step when it was set by hand. */
const orderByHand: Record<string, number> = {
  courriel: 1,
  contrat: 2,
  telephone: 3,
  nom: 4,
  prenom: 5,
};

const field = (flaw: Flaw, { id, label, purpose, hint, type = 'text' }: Field): string => {
  const described = [hint ? `${id}-aide` : '', flaw('errors-untied', `${id}-erreur`, '')]
    .filter(Boolean)
    .join(' ');
  return `
<div class="champ obligatoire">
  <label for="${id}">${label}${flaw('required-by-color', ' <span class="mention">(obligatoire)</span>', '')}</label>
  ${hint ? `<p class="indication" id="${id}-aide">${hint}</p>` : ''}
  <input id="${id}" name="${id}" type="${type}" required${purpose ? flaw('own-data-purpose', ` autocomplete="${purpose}"`, '') : ' autocomplete="off"'}${described ? ` aria-describedby="${described}"` : ''}${flaw('fields-out-of-order', '', ` tabindex="${orderByHand[id]}"`)}>
  <p class="erreur" id="${id}-erreur"></p>
</div>`;
};

const contactStep = (flaw: Flaw) => ({
  title: 'Vos coordonnées',
  body: `
<p>${flaw(
    'button-by-place',
    'Remplissez les champs, puis choisissez « Continuer ».',
    'Remplissez les champs, puis cliquez sur le bouton bleu en bas à gauche.',
  )} ${flaw('required-by-color', 'Tous les champs sont obligatoires.', 'Les champs dont le nom est en rouge sont obligatoires.')}</p>
${fields.map((one) => field(flaw, one)).join('')}
<div class="champ">
  <label for="creneau">Moment où vous joindre</label>
  <select id="creneau" name="creneau"><option>Le matin</option><option>L’après-midi</option><option>Après 18 heures</option></select>
</div>`,
});

const kinds: [string, string][] = [
  ['eaux', 'Dégât des eaux'],
  ['incendie', 'Incendie ou explosion'],
  ['vol', 'Vol ou vandalisme'],
  ['glace', 'Bris de glace'],
  ['tempete', 'Tempête, grêle ou neige'],
];

const eventStep = (flaw: Flaw) => {
  const choices = kinds
    .map(
      ([value, label]) =>
        `<div class="choix"><input type="radio" name="nature" id="nature-${value}" value="${value}"><label for="nature-${value}">${label}</label></div>`,
    )
    .join('');
  return {
    title: 'Le sinistre',
    body: `
${flaw(
  'kinds-ungrouped',
  `<fieldset class="natures"><legend>Que s’est-il passé ?</legend>${choices}</fieldset>`,
  `<div class="natures"><p class="legende">Que s’est-il passé ?</p>${choices}</div>`,
)}
<div class="champ">
  <label for="date">Date du sinistre</label>
  <p class="indication" id="date-aide">Jour, mois, année, par exemple 04/11/2026</p>
  <div class="date"><input id="date" name="date" type="text" aria-describedby="date-aide"${flaw('days-by-mouse', '', ' readonly')}>
  <button type="button" id="ouvrir-calendrier" aria-expanded="false" aria-controls="calendrier">Choisir dans le calendrier</button></div>
  ${calendar(flaw)}
</div>
<div class="champ">
  <label for="lieu">Pièce ou partie du logement</label>
  <input id="lieu" name="lieu" type="text">
</div>
<div class="champ">
  <label for="recit">Décrivez les circonstances</label>
  <textarea id="recit" name="recit" rows="5"></textarea>
</div>`,
  };
};

const calendar = (flaw: Flaw): string => {
  const day = (number: number) => {
    if (number < 1 || number > 30) return '<td></td>';
    return flaw(
      'days-by-mouse',
      `<td><button type="button" class="jour" data-jour="${number}" aria-label="${number} novembre">${number}</button></td>`,
      `<td class="jour" data-jour="${number}">${number}</td>`,
    );
  };
  // November 2026 begins on a Sunday.
  const weeks = [0, 1, 2, 3, 4, 5].map(
    (week) =>
      `<tr>${[1, 2, 3, 4, 5, 6, 7].map((weekday) => day(week * 7 + weekday - 6)).join('')}</tr>`,
  );
  return `<table class="calendrier" id="calendrier" hidden>
    <caption>Novembre 2026</caption>
    <tr>${['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr>
    ${weeks.join('')}
  </table>`;
};

const goodsStep = (flaw: Flaw) => ({
  title: 'Les biens touchés',
  body: `
<p>Indiquez les objets abîmés ou disparus et leur valeur d’achat. Une estimation suffit.</p>
<table class="biens" id="biens">
  <caption>Biens déclarés</caption>
  <thead><tr><th scope="col">Objet</th><th scope="col">Valeur en euros</th><th scope="col">Retirer</th></tr></thead>
  <tbody>
    ${[
      ['Canapé', '850'],
      ['Tapis berbère', '320'],
      ['Bibliothèque en chêne', '490'],
    ]
      .map(
        ([name, value]) => `<tr><td>${name}</td><td>${value}</td>
      <td><button type="button" class="retirer" aria-label="Retirer : ${name}">Retirer</button></td></tr>`,
      )
      .join('')}
  </tbody>
</table>
<p role="status" id="biens-etat"></p>
<div class="ajout">
  <div class="champ"><label for="objet">Objet à ajouter</label><input id="objet" type="text"></div>
  <div class="champ"><label for="valeur">Sa valeur en euros</label><input id="valeur" type="text" inputmode="decimal"></div>
  <button type="button" id="ajouter">Ajouter</button>
</div>
<div class="champ">
  ${flaw(
    'photos-by-mouse',
    `<label for="photos">Photos des dégâts</label>
  <div class="depot" id="depot"><p>Déposez vos photos ici, ou choisissez-les :</p><input id="photos" type="file" accept="image/*" multiple></div>`,
    `<p class="legende">Photos des dégâts</p>
  <div class="depot" id="depot"><p>Déposez vos photos ici, ou cliquez pour les choisir</p><input id="photos" type="file" accept="image/*" multiple hidden></div>`,
  )}
  <p role="status" id="photos-etat"></p>
</div>`,
});

const reviewStep = (flaw: Flaw) => ({
  title: 'Vérification et envoi',
  body: `
<dl class="resume">
  <dt>Nature</dt><dd id="resume-nature">non précisée</dd>
  <dt>Date</dt><dd id="resume-date">non précisée</dd>
  <dt>Biens</dt><dd id="resume-biens">3 objets</dd>
  <dt>Suivi par courriel à</dt><dd id="resume-courriel">non précisé</dd>
</dl>
${flaw(
  'mail-asked-again',
  '',
  `<div class="champ"><label for="courriel-suivi">Votre courriel pour le suivi</label>
<input id="courriel-suivi" type="email" autocomplete="off" required></div>
<div class="champ"><label for="contrat-suivi">Votre numéro de contrat</label>
<input id="contrat-suivi" type="text" autocomplete="off" required></div>`,
)}
<div class="choix"><input type="checkbox" id="exact" required><label for="exact">Je certifie que cette déclaration est exacte.</label></div>
<p role="status" id="envoi-etat"></p>`,
});
