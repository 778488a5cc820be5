/** So many letters in a row stand alone at least; capitals need more, as they are often signs of something. */
const spacedLetterThresholds = { letters: 4, capitals: 5 } as const;

/** Single letters with a blank between each two. */
const spacedOut =
  /(?<![\p{L}\p{M}\p{N}’'&.-])\p{L}\p{M}*(?:(?: |[\u00a0\u2000-\u200a\u202f\u3000]{1,3})\p{L}\p{M}*){3,}(?![\p{L}\p{M}\p{N}’'&.-])/gu;

/** Rows of keys, the first letters of the months, and directions. */
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  'wasd',
  'jfmamjjasond',
  'efmamjjasond',
  'gfmamglasond',
  'dfihkmp',
];

/** Opposites and rows that are written with one sign each. */
const signs = new Set(
  '男女,上下,左右,上下左右,前後,前后,有無,有无,大小,大中小,小中大,高低,高中低,多少,内外,東西南北,东西南北,春夏秋冬,月火水木,昼夜,甲乙丙丁,甲乙丙,甲乙,日月火水,可否,是否,今昔,正誤,男女老少'.split(
    ',',
  ),
);

/** The word that is spaced out in a text with blanks between its letters; null where there is none. */
export function spacedWordIn(text: string, language: string): string | null {
  for (const [run] of text.matchAll(spacedOut)) {
    const word = run.replace(/\s+/gu, '');
    if (isWord(word)) return run;
  }
  return language === 'ja' || language === 'zh' ? spacedSigns(text) : null;
}

function isWord(word: string): boolean {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isTitle = /^\p{Lu}\p{Ll}+$/u.test(word);
  if (word.length < (isTitle ? spacedLetterThresholds.letters : spacedLetterThresholds.capitals))
    return false;
  // Most alphabets of Europe are meant; the signs of others are words by themselves.
  if (!/^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]+$/u.test(word)) return false;
  if (!/[aeiouyаеиоуыэюяієαεηιουω]/u.test(letters) || !/[^aeiouyаеиоуыэюяієαεηιουω]/u.test(letters))
    return false;
  if (!/^\p{Lu}?\p{Ll}+$|^\p{Lu}+$/u.test(word)) return false;
  if (rows.some((row) => row.includes(letters) || letters.includes(row))) return false;
  return !isSet(letters);
}

/** Letters that name things, such as answers, notes or points of a compass: in the order of the alphabet, or few of them. */
function isSet(letters: string): boolean {
  const all = [...letters];
  const isInOrder = all.every((letter, at) => at === 0 || letter >= (all[at - 1] ?? ''));
  return (
    isInOrder ||
    /^[a-h]+$/.test(letters) ||
    /^[nesw]+$/.test(letters) ||
    /^[ivxlcdm]+$/.test(letters)
  );
}

/** “氏 名”: all that an element says is one word of signs with a blank between them. */
function spacedSigns(text: string): string | null {
  const run = text.trim();
  if (!/^\p{sc=Han}(?:[ \u00a0\u3000]{1,3}\p{sc=Han}){1,3}$/u.test(run)) return null;
  return signs.has(run.replace(/\s+/gu, '')) ? null : run;
}
