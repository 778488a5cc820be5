import type { Flaw } from '../../realistic-page.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="${flaw('french-called-english', 'fr', 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${flaw('title-of-home', 'Réserver un billet – Rails de l’Ouest', 'Accueil')}</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="evite" href="#contenu">Aller au formulaire</a>
<header>
<div class="rang">
<a class="marque" href="#accueil">Rails de l’Ouest</a>
<nav aria-label="Principale">
<ul>
<li><a href="#reserver" aria-current="page">Réserver</a></li>
<li><a href="#horaires">Horaires et retards</a></li>
<li><a href="#cartes">Cartes et abonnements</a></li>
<li><a href="#velos">Vélos à bord</a></li>
<li><a href="#aide">Aide en gare</a></li>
</ul>
</nav>
</div>
</header>
<p class="tourner" role="alert">Tournez votre appareil pour continuer.</p>
<div class="corps">
<main id="contenu" tabindex="-1">
<h1>Réserver un billet</h1>
<ol class="etapes" aria-label="Étapes">
<li class="active"${flaw('step-mark-not-told', ' aria-current="step"', '')}><span class="rond"></span>Trajet</li>
<li><span class="rond"></span>Voyageur</li>
<li><span class="rond"></span>Paiement</li>
</ol>
<p>Nous gardons votre place pendant encore <span class="reste">10</span> minutes. Les champs sont obligatoires, sauf indication contraire.</p>
<div class="bilan" tabindex="-1" hidden>
<h2>Il manque quelque chose</h2>
<ul></ul>
</div>
<form novalidate>
${journey(flaw)}
${traveler(flaw)}
${payment(flaw)}
</form>
<p class="fin" role="status"></p>
</main>
<aside class="resume" aria-labelledby="resume">
<h2 id="resume">Votre voyage</h2>
<dl>
<dt>De</dt><dd class="de">à choisir</dd>
<dt>Vers</dt><dd class="vers">à choisir</dd>
<dt>Place</dt><dd class="place">à choisir</dd>
<dt>Prix</dt><dd>34,50 €</dd>
</dl>
<p>Échange gratuit jusqu’à la veille du départ. Après, nous rendons la moitié du prix.</p>
</aside>
</div>
<footer>
<p>Rails de l’Ouest, société coopérative, Nantes. <a href="#conditions">Conditions de transport</a> · <a href="#accessibilite">Accessibilité : partiellement conforme</a> · <a href="#contact">Nous écrire</a></p>
</footer>
<div class="veille" role="alertdialog" aria-modal="true" aria-labelledby="veille-titre" hidden>
<div>
<h2 id="veille-titre">Encore là ?</h2>
<p>Nous allons bientôt libérer votre place. Voulez-vous la garder dix minutes de plus ?</p>
<button type="button" class="prolonger">Garder ma place</button>
</div>
</div>
<script>${script(flaw)}</script>
</body>
</html>`;
}

function station(id: string, label: string): string {
  return `<div class="champ">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="${id}-gares" aria-describedby="faute-${id}" autocomplete="off">
<ul class="gares" id="${id}-gares" role="listbox" aria-label="Gares" hidden></ul>
<span class="faute" id="faute-${id}"></span>
</div>`;
}

function journey(flaw: Flaw): string {
  return `<section aria-labelledby="trajet">
<h2 id="trajet" tabindex="-1">Votre trajet</h2>
<fieldset>
<legend>Gares</legend>
${station('depart', 'Départ de')}
${flaw(
  'swap-by-mouse',
  '<button type="button" class="inverse">Inverser départ et arrivée</button>',
  '<span class="inverse">Inverser départ et arrivée</span>',
)}
${station('arrivee', 'Arrivée à')}
</fieldset>
<fieldset>
<legend>Jour et train</legend>
<div class="champ">
<label for="jour-train">Jour du voyage</label>
<input type="date" id="jour-train" name="jour-train" min="2026-11-24" value="2026-12-05">
</div>
<div class="champ">
<label for="train">Train</label>
<select id="train" name="train">
<option>7 h 12, 2 h 05, direct</option>
<option>9 h 40, 2 h 31, un changement</option>
<option>13 h 05, 2 h 05, direct</option>
<option>18 h 22, 2 h 10, direct</option>
</select>
</div>
</fieldset>
<fieldset>
<legend>Place dans la voiture 4</legend>
<p>Les places A et D sont à la fenêtre.</p>
<div class="voiture">
${['1A', '1B', '1C', '1D', '2A', '2B', '2C', '2D', '3A', '3B', '3C', '3D']
  .map((name) => `<button type="button" aria-pressed="false">${name}</button>`)
  .join('\n')}
</div>
</fieldset>
<button type="button" class="suite">Continuer vers le voyageur</button>
</section>`;
}

function traveler(flaw: Flaw): string {
  const field = (id: string, label: string, purpose: string, more = '') => `<div class="champ">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}"${flaw('purpose-untold', ` autocomplete="${purpose}"`, ' autocomplete="off"')} required aria-describedby="faute-${id}"${more}>
<span class="faute" id="faute-${id}"></span>
</div>`;
  const part = (
    id: string,
    label: string,
    length: number,
    purpose: string,
  ) => `<div class="champ court">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" inputmode="numeric" maxlength="${length}"${flaw('purpose-untold', ` autocomplete="${purpose}"`, ' autocomplete="off"')}>
</div>`;
  return `<section aria-labelledby="voyageur" hidden>
<h2 id="voyageur" tabindex="-1">Qui voyage ?</h2>
<fieldset>
<legend>Nom et adresse électronique</legend>
${field('prenom', 'Prénom', 'given-name')}
${field('nom', 'Nom', 'family-name')}
${field('courriel', 'Adresse électronique', 'email', ' type="email"')}
</fieldset>
<fieldset>
<legend>Date de naissance (facultative)</legend>
<div class="date">
${part('jour', 'Jour', 2, 'bday-day')}
${part('mois', 'Mois', 2, 'bday-month')}
${part('annee', 'Année', 4, 'bday-year')}
</div>
</fieldset>
<div class="champ">
<label for="carte">Numéro de carte de réduction (facultatif)</label>
<input id="carte" name="carte" autocomplete="off"${flaw('card-hint-loose', ' aria-describedby="aide-carte"', '')}>
<span class="aide" id="aide-carte">Neuf chiffres au dos de la carte, sans espace.</span>
</div>
<button type="button" class="retour">Revenir au trajet</button>
<button type="button" class="suite">Continuer vers le paiement</button>
</section>`;
}

function payment(flaw: Flaw): string {
  return `<section aria-labelledby="paiement" hidden>
<h2 id="paiement" tabindex="-1">Paiement</h2>
${flaw(
  'mail-asked-again',
  '<p>Nous envoyons le billet à <strong class="rappel"></strong>.</p>',
  '<div class="champ"><label for="encore">Adresse électronique pour le billet</label><input id="encore" name="encore" type="email" autocomplete="off"></div>',
)}
<fieldset>
<legend>Carte bancaire</legend>
<div class="champ">
<label for="titulaire">Titulaire de la carte</label>
<input id="titulaire" name="titulaire" autocomplete="cc-name" required aria-describedby="faute-titulaire">
<span class="faute" id="faute-titulaire"></span>
</div>
<p>Le numéro de la carte est demandé par votre banque à la page suivante.</p>
</fieldset>
<button type="button" class="retour">Revenir au voyageur</button>
<button type="button" class="suite">Payer 34,50 €</button>
</section>`;
}
