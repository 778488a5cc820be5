/**
 * What links say that name neither a destination nor a purpose, by language. Nouns by which menus and tabs name places,
 * as “Info” and “Website”, are left out.
 */
const genericLinks: Readonly<Record<string, readonly string[]>> = {
  en: [
    'a link, click, click here, click this, click this link, continue reading, details, discover more, find out more, follow this link',
    'go, go here, go there, here, just here, learn more, link, more, more details, more here, more info, more information',
    'press here, read, read here, read more, read more here, read on, right here, see here, see more, tap here, this, this link, this one',
    'this page, this site, this website, view, view details, view more, visit',
  ],
  de: [
    'details, erfahren sie mehr, hier, hier klicken, hierher, klick hier, klicke hier, klicken sie hier, lesen sie mehr, link',
    'mehr, mehr dazu, mehr details, mehr erfahren, mehr info, mehr infos, mehr informationen, mehr lesen, weiterlesen, weiter lesen',
    'weitere infos, weitere informationen, diese seite, dieser link, zum link',
  ],
  fr: [
    'ici, cliquer ici, cliquez ici, clique ici, détails, en savoir plus, lien, ce lien, cette page, lire, lire la suite, lire plus',
    'plus, plus d infos, plus d informations, plus de détails, savoir plus, suite, voir, voir plus, voir ici',
  ],
  es: [
    'aquí, clic aquí, haga clic aquí, haz clic aquí, pincha aquí, pulsa aquí, pulse aquí, continuar leyendo, detalles, enlace',
    'este enlace, esta página, leer, leer más, más, más detalles, más info, más información, saber más, seguir leyendo, sigue leyendo',
    'ver, ver aquí, ver más',
  ],
  it: [
    'altro, clicca qui, continua a leggere, dettagli, leggi, leggi di più, leggi tutto, link, qui, scopri di più, vedi',
  ],
  nl: [
    'details, hier, klik hier, lees meer, lees verder, link, meer, meer informatie, meer info, meer lezen, verder lezen',
  ],
  pt: [
    'aqui, clique aqui, detalhes, leia mais, ler mais, link, mais, mais informações, saber mais, saiba mais, ver mais',
  ],
};

const byLanguage = new Map(
  Object.entries(genericLinks).map(([language, lines]) => [
    language,
    new Set(lines.flatMap((line) => line.split(', '))),
  ]),
);

/** Whether a link that says this says nothing of where it leads, in the language of the page or in English. */
export function isGenericLinkText(text: string, language: string): boolean {
  const words = wordsOf(text);
  return Boolean(byLanguage.get(language)?.has(words) || byLanguage.get('en')?.has(words));
}

/** In lower case, without signs such as arrows and periods. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
