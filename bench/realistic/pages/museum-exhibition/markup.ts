import type { Flaw } from '../../realistic-page.ts';
import { questions, spots, stations, times, visit, works } from './content.ts';
import { tickets } from './tickets.ts';

export const markup = (flaw: Flaw): string => `
<a class="sprung" href="#inhalt">Zum Inhalt</a>
<header class="oben">
  <a class="haus" href="?p=start">Museum am Fluss</a>
  <nav aria-label="Hauptmenü">
    <ul>
      <li><a href="?p=ausstellungen" aria-current="true">Ausstellungen</a></li>
      <li><a href="?p=sammlung">Sammlung</a></li>
      <li><a href="?p=besuch">Ihr Besuch</a></li>
      <li><a href="?p=lernen">Lernen</a></li>
      <li><a href="?p=haus">Das Haus</a></li>
    </ul>
  </nav>
  ${flaw('room-sound', '<button type="button" id="klang" aria-pressed="false">Raumklang</button>', '')}
  <audio id="raumklang" src="klang/raum.wav" loop${flaw('room-sound', '', ' autoplay')}></audio>
</header>
<main id="inhalt" tabindex="-1">
  <div class="titelbild">
    <img src="bilder/haus.svg" alt="" width="1200" height="420">
    <div class="titeltext"><h1>Licht und Lehm: Johanna Brandt</h1><p>Hundert Bilder, Briefe und Skizzen einer Malerin, die aus einer Ziegelei kam.</p></div>
  </div>
  <div class="zwei">
    <section aria-labelledby="zur-ausstellung">
      <h2 id="zur-ausstellung">Zur Ausstellung</h2>
      <p>Johanna Brandt, geboren 1884, malte ihr Leben lang nur das, was sie von ihrem Fenster aus sah: Öfen, Gruben,
      den Fluss und den Himmel darüber. Zum ersten Mal sind jetzt alle großen Formate wieder an einem Ort.</p>
      <blockquote class="zitat"${flaw('french-quotation', ' lang="fr"', '')}><p>Je ne peins pas la lumière, je peins ce qu’elle fait à la terre.</p></blockquote>
      <p>So schrieb sie 1911 aus Marseille an ihre Schwester. Die Briefe liegen in Saal 4 zum ersten Mal öffentlich aus.</p>
    </section>
    ${flaw(
      'dates-in-picture',
      `<div class="plakat"><p>Licht und Lehm</p><p>4. Oktober 2026 bis 28. März 2027</p><p>täglich außer montags</p></div>`,
      `<img class="plakat-bild" src="bilder/plakat.svg" alt="Licht und Lehm, 4. Oktober 2026 bis 28. März 2027, täglich außer montags" width="400" height="250">`,
    )}
  </div>
  <section aria-labelledby="werke-titel">
    <h2 id="werke-titel">Werke der Ausstellung</h2>
    <ul class="werke">${works.map((work) => workItem(flaw, work)).join('')}</ul>
  </section>
  <section class="buehne" aria-label="Blick in die Säle">
    <h2>Blick in die Säle</h2>
    <div class="bilderfolge" id="bilderfolge">
      ${works
        .slice(0, 4)
        .map(
          ({ id, title }, index) =>
            `<div class="folie"${index ? ' hidden' : ''}><img src="bilder/${id}.svg" alt="Saal ${index + 1} mit dem Bild ${title}" width="560" height="350"><p>Saal ${index + 1}: ${title}</p></div>`,
        )
        .join('')}
    </div>
    <p class="tasten">
      <button type="button" id="folie-zurueck">Voriges Bild</button>
      <button type="button" id="folie-weiter">Nächstes Bild</button>
      ${flaw('rooms-turn', '<button type="button" id="folie-lauf">Anhalten</button>', '')}
    </p>
  </section>
  <section aria-labelledby="nah-titel">
    <h2 id="nah-titel">Der offene Ofen aus der Nähe</h2>
    <div class="punktbild">
      <img src="bilder/ofen.svg" alt="Gemälde: gelbe und orangefarbene Formen auf tiefem Rot, davor ein helles Fenster" width="640" height="400">
      ${spots
        .map(({ x, y, name, text }, index) =>
          flaw(
            'spots-on-hover',
            `<div class="punkt" style="left:${x}%;top:${y}%"><button type="button" class="knopf" aria-expanded="false" aria-controls="punkt-${index}">${index + 1}<span class="fern"> ${name}</span></button><p class="fund" id="punkt-${index}" hidden>${text}</p></div>`,
            `<div class="punkt" style="left:${x}%;top:${y}%"><span class="knopf">${index + 1}</span><p class="fund">${text}</p></div>`,
          ),
        )
        .join('')}
    </div>
    <h3>Pinselspuren</h3>
    <div class="lupe" id="lupe"><img id="lupenbild" src="bilder/ofen.svg" alt="Stark vergrößerter Ausschnitt des Gemäldes" width="1280" height="800" draggable="false"></div>
    ${flaw(
      'detail-by-drag',
      `<p class="tasten" id="lupe-tasten">${['Links', 'Rechts', 'Oben', 'Unten'].map((name) => `<button type="button" data-weg="${name}">${name}</button>`).join(' ')}</p>`,
      '<p>Ziehen Sie das Bild, um andere Stellen zu sehen.</p>',
    )}
  </section>
  <section aria-labelledby="audio-titel">
    <h2 id="audio-titel">Audioguide</h2>
    <div class="stationen">${stations
      .map(
        ({ id, title, text }, index) => `<div class="station"><h3>${title}</h3>
      <audio controls preload="metadata" src="klang/station-${id}.wav" aria-label="${title}"></audio>
      ${index === 1 ? flaw('second-text', transcript(text), '') : transcript(text)}</div>`,
      )
      .join('')}</div>
  </section>
  <section aria-labelledby="ablauf-titel">
    <h2 id="ablauf-titel">So läuft Ihr Besuch ab</h2>
    <div class="ablauf">${visitSteps(flaw)}</div>
    <h2>${flaw('hours-misnamed', 'Öffnungszeiten und Führungen', 'Eintrittspreise')}</h2>
    ${timesTable(flaw)}
  </section>
  ${tickets(flaw)}
  <section aria-labelledby="fragen-titel">
    <h2 id="fragen-titel">Häufige Fragen</h2>
    ${questions
      .map(
        (
          { q, a, link, page },
          index,
        ) => `<div class="frage"><h3><button type="button" class="klapp" aria-expanded="false" aria-controls="antwort-${index}">${q}</button></h3>
    <div class="antwort" id="antwort-${index}"><p>${a}</p><p><a href="?p=${page}">${link}</a></p></div></div>`,
      )
      .join('')}
  </section>
</main>
<footer class="unten">
  <form class="brief" action="?" id="brief">
    <label for="post">E-Mail für unsere Nachrichten</label>
    <input id="post" name="post" type="email" autocomplete="email">
    <button type="submit">Bestellen</button>
  </form>
  <nav aria-label="Fußzeile"><ul>
    <li><a href="?p=kontakt">Kontakt</a></li>
    <li><a href="?p=presse">Presse</a></li>
    <li><a href="?p=impressum">Impressum</a></li>
    <li><a href="?p=datenschutz">Datenschutz</a></li>
    <li><a href="?p=barrierefreiheit">Barrierefreiheit</a></li>
  </ul></nav>
  <p>Museum am Fluss, Uferweg 3, 01067 Dresden. Telefon 0351 000000.</p>
</footer>
<div class="schleier" id="schleier" hidden>
  <div class="gross-bild" id="gross-bild" role="dialog" aria-modal="true" aria-labelledby="gross-titel">
    <h2 id="gross-titel">Werk</h2>
    <img id="gross-werk" src="bilder/ofen.svg" alt="" width="640" height="400">
    <button type="button" id="gross-zu">Schließen</button>
  </div>
</div>`;

const transcript = (text: string) =>
  `<details><summary>Text zum Nachlesen</summary><p>${text}</p></details>`;

const workItem = (flaw: Flaw, { id, title, year, alt }: (typeof works)[number]): string => {
  const alternative =
    id === 'lehmgrube'
      ? flaw('pit-undescribed', ` alt="${alt}"`, '')
      : id === 'ufer'
        ? ` alt="${flaw('shore-misdescribed', alt, 'Bildnis einer jungen Frau mit rotem Hut')}"`
        : ` alt="${alt}"`;
  return `<li class="werk"><figure><img src="bilder/${id}.svg"${alternative} width="360" height="225">
    <figcaption>${title}, ${year}. Öl auf Leinwand</figcaption></figure>
    <button type="button" class="vergroessern" data-werk="${id}" data-titel="${title}" data-alt="${alt}">Vergrößern<span class="fern">: ${title}</span></button></li>`;
};

/** By CSS the parts stand in the right order in both twins. */
const visitSteps = (flaw: Flaw): string => {
  const part = (index: number, order: string) => {
    const { step, text } = visit[index]!;
    return `<div class="schritt"${order}><strong>${step}</strong> ${text}</div>`;
  };
  return flaw(
    'visit-out-of-order',
    visit.map((_, index) => part(index, '')).join(''),
    [3, 1, 0, 2].map((index) => part(index, ` style="order:${index}"`)).join(''),
  );
};

const timesTable = (flaw: Flaw): string => {
  const head = (text: string, scope: string) =>
    flaw('hours-headers', `<th scope="${scope}">${text}</th>`, `<td class="kopf">${text}</td>`);
  return `<table class="zeiten">
    <tr>${['Tage', 'Geöffnet', 'Führungen'].map((text) => head(text, 'col')).join('')}</tr>
    ${times.map(([days, open, tours]) => `<tr>${head(days, 'row')}<td>${open}</td><td>${tours}</td></tr>`).join('')}
  </table>`;
};
