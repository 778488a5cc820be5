const questions: [string, string][] = [
  [
    'De combien de jours est-ce que je dispose ?',
    'Cinq jours ouvrés pour un dégât des eaux, un incendie ou un bris de glace, deux jours ouvrés pour un vol. Le délai court à partir du moment où vous découvrez le sinistre.',
  ],
  [
    'Dois-je attendre l’expert avant de réparer ?',
    'Prenez les mesures d’urgence, par exemple couper l’eau ou bâcher le toit. Pour le reste, attendez notre accord et gardez les objets abîmés.',
  ],
  [
    'Quand serai-je indemnisé ?',
    'En moyenne dix-neuf jours après réception de toutes les pièces. Une avance est possible lorsque le logement est inhabitable.',
  ],
  [
    'Et si je n’ai plus les factures ?',
    'Des photos, des relevés bancaires, des notices ou le témoignage d’un proche peuvent suffire à prouver que le bien vous appartenait.',
  ],
];

export const aside = (): string => `
<aside class="aide" aria-labelledby="aide-titre">
  <h2 id="aide-titre">Besoin d’aide ?</h2>
  ${questions.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('')}
  <h3>Urgence dans votre logement</h3>
  <p>Notre assistance envoie un plombier, un serrurier ou un vitrier, jour et nuit : 02 98 00 00 01.</p>
  <h3>Nous écrire</h3>
  <p><a href="?page=messages">Envoyer un message à votre conseiller</a></p>
  <dl class="horaires">
    <dt>Lundi au vendredi</dt><dd>8 h 30 à 19 h</dd>
    <dt>Samedi</dt><dd>9 h à 12 h 30</dd>
  </dl>
</aside>`;
