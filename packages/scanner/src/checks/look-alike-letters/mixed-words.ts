/** Letters that nobody can tell from those of another alphabet, by the alphabet that they imitate. */
const imitates = {
  Latn: /^[аеорсухіјѕһԁԛԝАВЕКМНОРСТХУІЈЅԌοϲΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u,
  Cyrl: /^[aceopxyABCEHKMOPTXοΑΒΕΗΚΜΟΡΤΧ]+$/u,
  Grek: /^[oABEZHIKMNOPTYXоАВЕКМНОРТХ]+$/u,
} as const;

const alphabets = [
  ['Latn', /\p{sc=Latn}/gu],
  ['Cyrl', /\p{sc=Cyrl}/gu],
  ['Grek', /\p{sc=Grek}/gu],
] as const;

/** Letters made for formulas and signs, which are not read as letters or one at a time. */
const fancy =
  /(?:[\u{1d400}-\u{1d6a3}\u{24b6}-\u{24e9}\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}ℬℰℱℋℐℒℳℛℯℊℴℭℌℑℜℨℂℍℕℙℚℝℤ]){4,}/u;

/** What a word is made of that only looks like letters. */
export interface MixedWord {
  word: string;
  kind: 'mixed' | 'fancy';
}

/** The first word of a text that only looks as it is meant; null where there is none. */
export function mixedWordIn(text: string): MixedWord | null {
  const made = fancy.exec(text);
  if (made) return { word: made[0], kind: 'fancy' };
  for (const [word] of text.matchAll(/[\p{L}\p{M}]{3,}/gu))
    if (isMixed(word)) return { word, kind: 'mixed' };
  return null;
}

/** All letters are of one alphabet, but for some that only look so. */
function isMixed(word: string): boolean {
  const counts = alphabets.map(
    ([name, letters]) => [name, word.match(letters)?.length ?? 0] as const,
  );
  if (counts.filter(([, count]) => count > 0).length < 2) return false;
  return counts.some(([name, count]) => {
    if (count === 0) return false;
    const own = alphabets.find(([each]) => each === name)?.[1] ?? /$^/g;
    const others = word.replace(own, '').replace(/\p{M}/gu, '');
    return others !== '' && imitates[name].test(others);
  });
}
