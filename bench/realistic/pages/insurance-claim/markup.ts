import type { Flaw } from '../../realistic-page.ts';
import { aside } from './aside.ts';
import { steps } from './steps.ts';

export const markup = (flaw: Flaw): string => `
<a class="evitement" href="#contenu">Aller au contenu</a>
<header class="entete">
  <a class="marque" href="?page=accueil">Mutuelle du Littoral</a>
  <nav aria-label="Principale">
    <ul>
      <li><a href="?page=contrats">Mes contrats</a></li>
      <li><a href="?page=sinistres" aria-current="page">Mes sinistres</a></li>
      <li><a href="?page=paiements">Mes paiements</a></li>
      <li><a href="?page=documents">Mes documents</a></li>
      <li><a href="?page=messages">Messagerie</a></li>
    </ul>
  </nav>
  <p class="conseil">Un conseiller au 02 98 00 00 00, du lundi au samedi</p>
</header>
<main id="contenu" tabindex="-1">
  <h1>Déclarer un sinistre habitation</h1>
  <p class="chapeau">Comptez une dizaine de minutes. Gardez sous la main votre numéro de contrat et, si vous en avez,
  quelques photos des dégâts. Vous pourrez tout relire avant l’envoi.</p>
  <ol class="etapes" aria-label="Étapes de la déclaration">
    ${['Vos coordonnées', 'Le sinistre', 'Les biens touchés', 'Vérification et envoi']
      .map(
        (name, index) =>
          `<li class="etape${index ? '' : ' en-cours'}"${index ? '' : flaw('current-step', ' aria-current="step"', '')}><span class="numero">${index + 1}</span> ${name}</li>`,
      )
      .join('')}
  </ol>
  <div class="corps">
    <form id="declaration" novalidate action="?" method="get">
      <div class="bilan" id="bilan" tabindex="-1"${flaw('errors-silent', ' role="alert"', '')} hidden></div>
      ${steps(flaw)}
    </form>
    ${aside()}
  </div>
</main>
<footer class="pied">
  <nav aria-label="Pied de page">
    <ul>
      <li><a href="?page=mentions">Mentions légales</a></li>
      <li><a href="?page=donnees">Données personnelles</a></li>
      <li><a href="?page=accessibilite">Accessibilité : partiellement conforme</a></li>
      <li><a href="?page=mediation">Médiation</a></li>
      <li><a href="?page=plan">Plan du site</a></li>
    </ul>
  </nav>
  <p>Mutuelle du Littoral, 12 quai de la Douane, 29200 Brest. Société d’assurance mutuelle à cotisations variables.</p>
</footer>
${flaw(
  'session-ends',
  `<div class="voile" id="session" hidden>
  <div class="boite" role="alertdialog" aria-modal="true" aria-labelledby="session-titre" aria-describedby="session-texte">
    <h2 id="session-titre">Êtes-vous toujours là ?</h2>
    <p id="session-texte">Sans réponse de votre part, votre session se ferme dans deux minutes et la déclaration sera perdue.</p>
    <button type="button" class="bouton" id="prolonger">Prolonger ma session</button>
  </div>
</div>`,
  '',
)}`;
