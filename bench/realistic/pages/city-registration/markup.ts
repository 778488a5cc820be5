import type { Flaw } from '../../realistic-page.ts';
import { aside, questions } from './parts.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${flaw('zoom-refused', '', ', maximum-scale=1, user-scalable=no')}">
<title>Wohnsitz ummelden – Stadt Niedernau</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="sprung" href="#${flaw('jump-to-nowhere', 'inhalt', 'hauptinhalt')}">Zum Inhalt</a>
<header>
<div class="kopf">
<div class="breite">
<a class="wappen" href="#start">Stadt Niedernau</a>
<form role="search" action="#suche">
<label for="suche">Suche</label>
<input id="suche" type="search" name="q"${flaw('odd-order', '', ' tabindex="2"')}>
<button type="submit"${flaw('odd-order', '', ' tabindex="1"')}>Finden</button>
</form>
</div>
</div>
${menu(flaw)}
</header>
<div class="breite">
<nav class="pfad" aria-label="Sie sind hier">
<ol>
<li><a href="#start">Startseite</a></li>
<li><a href="#buerger">Bürgerservice</a></li>
<li><a href="#wohnen">Wohnen und Umziehen</a></li>
<li aria-current="page">Wohnsitz ummelden</li>
</ol>
</nav>
<div class="flaeche">
<main id="inhalt" tabindex="-1">
<h1>Wohnsitz ummelden</h1>
<p>Wer in eine andere Wohnung zieht, meldet sich innerhalb von zwei Wochen um. Das geht im Bürgerbüro, mit einem <a href="#termin">Termin</a> ohne Wartezeit, oder <a href="#online">von zu Hause mit dem Online-Ausweis</a>. Zieht eine Familie zusammen um, genügt es, wenn eine erwachsene Person kommt.</p>
<p>Für die Ummeldung brauchen wir eine
<span class="begriff"><button type="button" aria-describedby="hilfe-bestaetigung">Wohnungsgeberbestätigung</button><span class="hilfe" role="tooltip" id="hilfe-bestaetigung">Ein Blatt, auf dem Ihre Vermieterin oder Ihr Vermieter den Einzug bestätigt. Ein Mietvertrag genügt nicht.</span></span>
von der Person, die Ihnen die Wohnung gibt. ${flaw(
    'look-into-right-box',
    'Öffnungszeiten und Anschrift finden Sie unter „Bürgerbüro Nord“.',
    'Öffnungszeiten und Anschrift finden Sie im grauen Kasten rechts.',
  )}</p>
${flaw('steps-title-unmarked', '<h2>So gehen Sie vor</h2>', '<p class="ueberschrift">So gehen Sie vor</p>')}
<ol class="schritte">
<li><strong>1.</strong> Lassen Sie sich den Einzug bestätigen und füllen Sie den Meldeschein aus.</li>
<li><strong>2.</strong> Buchen Sie einen Termin und bringen Sie Ausweis oder Pass aller Umziehenden mit.</li>
<li><strong>3.</strong> Wir ändern die Anschrift auf Ihrem Ausweis; das dauert zehn Minuten.</li>
</ol>
<h2>Das bringen Sie mit</h2>
${documents(flaw)}
<h2 id="gebuehren">${flaw('fees-called-opening-hours', 'Gebühren', 'Öffnungszeiten')}</h2>
<table>
<caption>Was die Ummeldung kostet</caption>
<thead><tr><th scope="col">Leistung</th><th scope="col">Gebühr</th><th scope="col">Zahlungsarten</th></tr></thead>
<tbody>
<tr><th scope="row">Ummeldung innerhalb der Frist</th><td>kostenlos</td><td>entfällt</td></tr>
<tr><th scope="row">Meldebescheinigung</th><td>9 Euro</td><td>Karte oder bar</td></tr>
<tr><th scope="row">Erweiterte Meldebescheinigung</th><td>12 Euro</td><td>Karte oder bar</td></tr>
<tr><th scope="row">Verspätete Ummeldung</th><td>ab 25 Euro</td><td>Rechnung</td></tr>
</tbody>
</table>
${questions(flaw)}
<h2 lang="en">Information for newcomers</h2>
<p class="englisch"${flaw('english-untold', ' lang="en"', '')}>If you have just arrived in Germany, bring your passport and the confirmation of your landlord. We speak English, Turkish and Ukrainian at the counter on Tuesdays and Thursdays; you may also bring somebody who translates for you.</p>
<h2>Formulare</h2>
<p>${flaw(
    'form-links-here',
    '<a class="formular" href="#meldeschein">Meldeschein (PDF, 180 kB)</a> und <a class="formular" href="#bestaetigung">Wohnungsgeberbestätigung (PDF, 90 kB)</a>. Auf Papier liegen beide am Eingang aus.',
    'Auf Papier liegen beide am Eingang aus.</p><p><a class="formular" href="#meldeschein">hier</a></p><p><a class="formular" href="#bestaetigung">hier</a>',
  )}</p>
</main>
${aside(flaw)}
</div>
</div>
<footer>
<div class="breite">
<ul>
<li><a href="#impressum">Impressum</a></li>
<li><a href="#datenschutz">Datenschutz</a></li>
<li><a href="#barrierefreiheit">Erklärung zur Barrierefreiheit</a></li>
<li><a href="#leicht">Leichte Sprache</a></li>
<li><a href="#gebaerden">Gebärdensprache</a></li>
</ul>
<p>Stadt Niedernau, Am Markt 1, 37999 Niedernau. Telefon 0555 115, montags bis freitags von 7 bis 18 Uhr.</p>
</div>
</footer>
<script>${script(flaw)}</script>
</body>
</html>`;
}

function menu(flaw: Flaw): string {
  const areas = [
    ['Bürgerservice', ['Ausweis und Pass', 'Wohnen und Umziehen', 'Heirat und Geburt', 'Fundbüro']],
    ['Kinder und Schule', ['Kita-Platz finden', 'Anmeldung zur Schule', 'Ferienprogramm']],
    ['Bauen', ['Baugenehmigung', 'Grundstücke der Stadt', 'Denkmäler']],
  ] as const;
  const area = ([name, pages]: readonly [string, readonly string[]]) => `<li>
${flaw('menu-by-hover', `<button type="button" aria-expanded="false">${name}</button>`, `<span>${name}</span>`)}
<ul class="unter">
${pages.map((page) => `<li><a href="#${page.toLowerCase().replaceAll(/\W+/g, '-')}">${page}</a></li>`).join('\n')}
</ul>
</li>`;
  return `<nav class="menue" aria-label="Bereiche">
<ul class="breite">
${areas.map(area).join('\n')}
<li><a href="#rathaus">Rathaus und Rat</a></li>
<li><a href="#aktuelles">Aktuelles</a></li>
</ul>
</nav>`;
}

function documents(flaw: Flaw): string {
  const all = [
    'Personalausweis, und Reisepass, falls vorhanden',
    'Wohnungsgeberbestätigung, unterschrieben',
    'Ausgefüllter Meldeschein',
    'Für Kinder: Geburtsurkunde und Einverständnis des anderen Elternteils',
    'Wenn Sie ein Auto haben: Fahrzeugschein',
  ];
  return flaw(
    'documents-with-dashes',
    `<ul class="unterlagen">${all.map((one) => `<li>${one}</li>`).join('')}</ul>`,
    `<p class="unterlagen">${all.map((one) => `– ${one}`).join('<br>')}</p>`,
  );
}
