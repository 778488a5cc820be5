/**
 * Articles, pronouns, prepositions and other words that nearly every sentence has, by language, those included that
 * neighbors write the same way. What an apostrophe parts is a word of its own.
 */
const lines: Readonly<Record<string, string>> = {
  cs: 'a i k o s v z se na je do to ve za si jsou která které který jako nebo není byl pro při tak jeho podle také může však že ale co jsem jak',
  cy: 'a i o y r yr ac ar am er mae yn ei ein eu fy dy eich gan heb wrth bob hyn hwn hon nid ddim oedd bod wedi iddo iddi ni chi ôl un sy sydd',
  da: 'i og ikke af til det som på jeg du vi de den en et er var har kan med for fra blev også eller være deres hvor været men så',
  de: 'der die das den dem des ein eine einen einem einer und oder aber ist sind war hat haben wird werden kann nicht auch nur noch mit für von vom bei zum zur zu nach auf aus über um durch ohne im in an am als wie was wer wenn dass sich ich du er es wir sie ihr ihre ihnen man so kein keine mein dein sein',
  en: 'the a an of and to that with are this be by or you your has have it from not which can our their there they been is was were will would i we he she his her him its my me us what when who how if but for in on at as no do does did all more than then so about into after before',
  es: 'han ha hemos fue era tiene puede el la los las un una unos unas de del y o e que en por para con no se su sus es está están son como más pero al lo le les me te mi mis tu tus yo él ella usted nuestro nuestra si sin sobre cuando muy ya hay ser todo todos qué esta este a',
  fi: 'ja on ei se he hän ovat kuin tai mutta voi ole myös joka sekä että niin jos kun',
  fr: 'ont le la les l un une des du de d et est sont dans pour sur au aux avec nous vous votre vos notre nos ou où pas ne n ce c cette ces qui que qu se s je j tu il elle on ils elles en par plus a y à son sa ses mon ma mes ton ta tes leur leurs lui me m te t mais comme si tout tous deux être fait ai as était',
  ga: 'an na agus is ar go le do sé sí tá ní i a bhí don leis mar nach gur bhfuil ag as faoi',
  hu: 'a az és hogy nem egy vagy meg már csak mint ez volt lehet ha azt is de ki mi',
  it: 'hanno il lo la gli i le un una uno di del della delle dei degli dal dalla nel nella al alla alle e è che per con non si sono più anche come ma o da in su questo questa mi ti ci vi io tu lui lei noi voi loro suo sua suoi mio mia c l d dell nell all sull ha ho se quando chi cosa',
  nl: 'het de een van en in is op dat die voor met zijn niet aan er om ook als dan maar bij nog uit te ze hij zij wij je jij ik u we was heeft hebben wordt worden naar deze dit door over of geen kan zal onze mijn haar hun ging wat wie',
  no: 'i og ikke av til det som på jeg du vi de den en et er var har kan med for fra ble også eller være deres hvor vært men så',
  pl: 'się nie na jest że oraz przez dla jak które lub był można jego są i w z do to o po co tak ale czy za od',
  pt: 'o a os as um uma de do da dos das em no na nos nas e é que por para com não se seu sua são mais mas ao à como ou eu ele ela você nós meu minha lhe me te já muito foi ser está este esta isso quando sem',
  ro: 'și în este pentru sau cu care mai nu sunt din prin fi această o un a la de pe ce se să am',
  sv: 'i och att det är som på inte för av med den till har eller också vara en ett jag du han hon vi de om så men kan ska från',
  tr: 've bir bu için ile olarak daha çok gibi olan veya değil ne da de en o mi',
};

const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lines).map(([language, line]) => [language, new Set(line.split(' '))]),
);

export interface FunctionWords {
  language: string;
  /** How many of the words are such words of the language, how many different ones, and how many not of `declared` as well. */
  hits: number;
  different: number;
  own: number;
  /** Words of `declared` that the language does not have. */
  against: number;
}

/** The other language of which some words have most such words; null where there is none. */
export function mostFunctionWords(
  words: readonly string[],
  declared: string,
): FunctionWords | null {
  const expected = functionWords.get(declared);
  let best: FunctionWords | null = null;
  for (const [language, known] of functionWords) {
    if (language === declared) continue;
    const found = words.filter((word) => known.has(word));
    if (found.length <= (best?.hits ?? 0)) continue;
    best = {
      language,
      hits: found.length,
      different: new Set(found).size,
      own: found.filter((word) => !expected?.has(word)).length,
      against: words.filter((word) => expected?.has(word) && !known.has(word)).length,
    };
  }
  return best;
}

/** Whether some words have one that sentences of a language have; null where its words are not known. */
export function hasFunctionWord(words: readonly string[], language: string): boolean | null {
  const known = functionWords.get(language);
  return known ? words.some((word) => known.has(word)) : null;
}

/** Whether some words are nothing but such words of a language; false where its words are not known, or there are none. */
export function areFunctionWords(words: readonly string[], language: string): boolean {
  const known = functionWords.get(language);
  return known !== undefined && words.length > 0 && words.every((word) => known.has(word));
}
