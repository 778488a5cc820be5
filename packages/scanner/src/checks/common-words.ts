/**
 * Short words that every text of some length has, by language: those that no other language of the list writes the same
 * way. They tell in microseconds what a detector needs tables of many megabytes for, as long as the languages are these.
 */
const lines: Readonly<Record<string, string>> = {
  cs: 'že jsou která které který jako nebo není byl pro při tak jeho podle také může však',
  da: 'og ikke af til det som på jeg blev også eller være deres hvor været',
  de: 'der die das und ist nicht mit für sich auf eine auch dem den wird sind oder wir sie ihre bei zum nach einen',
  en: 'the of and to that with are this be by or you your has have it from not which can our their there they been',
  es: 'el los las del y por con para una más se su como pero al lo usted nuestra nuestro está',
  fi: 'ja on että ei se ovat kuin tai mutta voi ole myös joka sekä hän',
  fr: 'le les des et du une pour dans est vous sur au avec nous votre ou pas cette sont aux nos qui',
  hu: 'az és hogy nem egy vagy meg már csak mint ez volt lehet ha azt',
  it: 'il di che è per gli dei nel alla sono anche più della delle dal ed questo',
  nl: 'het een van en niet op voor met zijn dat aan ook naar wordt deze bij worden ons',
  no: 'og ikke av til det som på jeg ble også eller være deres hvor vært',
  pl: 'się nie na jest że oraz przez dla jak które lub był można jego są w tym czy więc będzie być już tylko tego jednak bardzo ponieważ',
  pt: 'os da do em não uma para com são mais dos na ao como pelo você nossa nosso à',
  ro: 'și în este pentru sau cu care mai nu sunt din prin fi această',
  sv: 'och att det är som på inte för av med den till har eller också vara',
  tr: 've bir bu için ile olarak daha çok gibi olan veya değil',
};

/** The languages that have a word in their line. */
const languagesOf = new Map<string, string[]>();
for (const [language, line] of Object.entries(lines)) {
  for (const word of line.split(' ')) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

/** Danish and Norwegian are too near to each other to be told apart by such words. */
const near: Readonly<Record<string, readonly string[]>> = {
  da: ['no', 'nb', 'nn', 'sv'],
  no: ['da', 'nb', 'nn', 'sv'],
  sv: ['da', 'no', 'nb', 'nn'],
  cs: ['sk'],
  es: ['gl', 'ca', 'ast', 'pt', 'an', 'oc'],
  pt: ['gl', 'es'],
  it: ['co', 'scn', 'nap', 'vec', 'lmo'],
  fr: ['oc', 'ht', 'br', 'frp', 'wa'],
  nl: ['af', 'fy', 'li', 'zea'],
  de: ['lb', 'gsw', 'nds', 'bar', 'als', 'ksh'],
  ro: ['mo'],
  en: ['sco'],
  pl: ['szl', 'csb'],
  tr: ['az', 'crh'],
  fi: ['et'],
};

/** Languages that are too near to one to be told from it by words. */
export function nearLanguages(language: string): readonly string[] {
  return near[language] ?? [];
}

/**
 * Of all words of a text, so many at least are such words of its language; and of another one so many fewer. Headlines and
 * menus have fewer of them: there many different ones are enough, where hardly any are of another language; and short forms
 * have few, of which then none may be of the declared language.
 */
const commonWordThresholds = {
  share: 0.15,
  hits: 3,
  different: 3,
  lead: 3,
  shareOfMany: 0.1,
  hitsOfMany: 15,
  differentOfMany: 8,
  leadOfMany: 6,
  shareOfFew: 0.04,
  hitsOfFew: 5,
  differentOfFew: 3,
  leadOfFew: 10,
} as const;

/**
 * The language that a text seems to be written in, where that is plainly another one than `declared`; else null. Takes
 * microseconds; what it says should be confirmed.
 */
export function seemsToBe(text: string, declared: string): string | null {
  const least = commonWordThresholds;
  const found = new Map<string, { hits: number; different: Set<string> }>();
  let words = 0;
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    words += 1;
    for (const language of languagesOf.get(word) ?? []) {
      const known = found.get(language) ?? { hits: 0, different: new Set() };
      known.hits += 1;
      known.different.add(word);
      found.set(language, known);
    }
  }
  const [first] = [...found].sort(([, a], [, b]) => b.hits - a.hits);
  if (!first) return null;
  const [language, most] = first;
  if (language === declared || near[language]?.includes(declared)) return null;
  const ofDeclared = found.get(declared)?.hits ?? 0;
  const has = (hits: number, different: number, share: number, lead: number) =>
    most.hits >= hits &&
    most.different.size >= different &&
    most.hits >= share * words &&
    ofDeclared * lead <= most.hits;
  const isCertain =
    has(least.hits, least.different, least.share, least.lead) ||
    has(least.hitsOfMany, least.differentOfMany, least.shareOfMany, least.leadOfMany) ||
    // That there is none of the declared language can be seen only where such words of it are known.
    (declared in lines &&
      has(least.hitsOfFew, least.differentOfFew, least.shareOfFew, least.leadOfFew));
  return isCertain ? language : null;
}
