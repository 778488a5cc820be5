import { expect, test } from 'vitest';
import { seemsToBe } from './common-words.ts';

test.each([
  ['The harbor is open every day of the year, and you can moor your boat here.', 'fr', 'en'],
  ['Der Hafen ist an jedem Tag offen, und Sie können hier mit dem Boot bleiben.', 'en', 'de'],
  ['Le port est ouvert tous les jours, et vous pouvez rester une nuit avec nous.', 'es', 'fr'],
  [
    'El puerto está abierto todos los días del año y usted puede quedarse con su barco.',
    'en',
    'es',
  ],
  ['De haven is het hele jaar open en een plaats voor uw boot is niet duur.', 'en', 'nl'],
  [
    'Neue Fähre verbindet zwei Ufer. Mieten steigen doppelt so schnell wie Löhne. Drei Familien erzählen von ihrer Suche. Die Mole wird im Herbst saniert, und das kostet Millionen. Nachtzug hält wieder am Hafen. Was Pendler jetzt wissen müssen. Stadtrat streitet über den Preis der Karten. Wetter bleibt heiter, nachts kühl, am Sonntag Regen. Fußball: Aufstieg nach Elfmetern perfekt. Wer baut eigentlich die Schule? Kultur, Wirtschaft, Sport, Reise, Wissen, Leserbriefe, Anzeigen, Rätsel. Rezepte für Gäste mit wenig Zeit. Alle Nachrichten auf einen Blick, jeden Morgen. Nicht verpassen: Konzert bei Mondschein. Hafenmeister geht, Nachfolger gesucht. Kurse zum Segeln auch im Winter, sagt der Verein. Strompreise sinken leicht, Gas bleibt teuer. Museum zeigt alte Karten. Feuerwehr rettet Katze aus Kran. Neues Kino öffnet Freitag. Ihre Meinung ist gefragt.',
    'en',
    'de',
  ],
])('%s', (text, declared, language) => {
  expect(seemsToBe(text, declared)).toBe(language);
  expect(seemsToBe(text, language)).toBeNull();
});

test.each([
  ['names and menus', 'Home Products Server Backup Cloud Newsletter Login Support', 'de'],
  [
    'a neighbor',
    'Havnen er åpen hver dag, og du kan også være på brygga med båten til det blir kveld.',
    'da',
  ],
  [
    'a text in two languages',
    'The pier is open to all. Die Mole ist für alle offen, und das ist nicht neu. It was not open.',
    'de',
  ],
  ['too little', 'The pier of Harbor', 'fr'],
  ['nothing', '', 'fr'],
])('%s seems to be nothing', (_, text, declared) => {
  expect(seemsToBe(text, declared)).toBeNull();
});
