import type { Flaw } from '../../realistic-page.ts';

export function questions(flaw: Flaw): string {
  const all = [
    [
      'Kann mich jemand vertreten?',
      'Ja, mit einer Vollmacht und Ihrem Ausweis. Die Person bringt auch den eigenen Ausweis mit.',
    ],
    [
      'Was ist mit meinem Auto?',
      'Die neue Anschrift tragen wir im selben Termin in den Fahrzeugschein ein. Das kostet 12 Euro.',
    ],
    ['Muss ich mich am alten Ort abmelden?', 'Nein. Nur wer ins Ausland zieht, meldet sich ab.'],
    [
      'Ich habe die Frist versäumt. Was nun?',
      'Kommen Sie trotzdem. In den ersten vier Wochen sehen wir in der Regel von einem Verwarnungsgeld ab.',
    ],
    [
      'Wer erfährt meine neue Anschrift?',
      'Finanzamt, Rentenversicherung und Rundfunkbeitrag erhalten sie von uns. Bank, Krankenkasse und Vereinen teilen Sie sie selbst mit.',
    ],
  ] as const;
  const one = ([question, answer]: readonly [string, string]) => `<div>
<h3>${flaw('answers-by-mouse', `<button type="button" aria-expanded="false">${question}</button>`, `<span class="frage">${question}</span>`)}</h3>
<div class="antwort" hidden><p>${answer}</p></div>
</div>`;
  return `<h2>Häufige Fragen</h2>
<div class="falten">
${all.map(one).join('\n')}
</div>`;
}

export function aside(flaw: Flaw): string {
  return `<aside aria-label="Bürgerbüro und Termine">
<section class="kasten" aria-labelledby="buero">
<h2 id="buero">Bürgerbüro Nord</h2>
<p>Lindenallee 14<br>37999 Niedernau</p>
<p>Montag bis Mittwoch 8 bis 16 Uhr<br>Donnerstag 10 bis 19 Uhr<br>Freitag 8 bis 12 Uhr</p>
<p>Eingang ohne Stufe, Aufzug, Leitsystem am Boden, Induktionsschleife an Schalter 3.</p>
<iframe src="stadtplan.html"${flaw('map-without-name', ' title="Lageplan des Bürgerbüros Nord"', '')}></iframe>
</section>
<section class="kasten" aria-labelledby="termin">
<h2 id="termin">Termin finden</h2>
<form class="termin">
<p><label for="anliegen">Anliegen</label><br>
<select id="anliegen"><option>Ummeldung</option><option>Ausweis abholen</option><option>Führungszeugnis</option></select></p>
<p><label for="tag">Tag</label><br><input id="tag" type="date" min="2026-11-24"></p>
<button type="submit">Freie Zeiten zeigen</button>
<p class="frei" role="status"></p>
</form>
</section>
<section class="kasten" aria-labelledby="hilfe">
<h2 id="hilfe">Hilfe beim Ausfüllen</h2>
<p>Ehrenamtliche helfen dienstags von 14 bis 17 Uhr in der Stadtbibliothek, ohne Anmeldung.</p>
</section>
</aside>`;
}
