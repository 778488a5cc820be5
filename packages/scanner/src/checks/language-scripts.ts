/** Scripts by the languages that are written with them and with no other: those of several scripts are left out. */
const scripts: readonly [name: string, letters: RegExp, languages: string][] = [
  [
    'Latin',
    /\p{sc=Latn}/gu,
    'af ca cs cy da de en es et eu fi fr ga gd gl hr hu id is it lb lt lv mt nb nl nn no pl pt ro sk sl sq sv tr vi',
  ],
  ['Arabic', /\p{sc=Arab}/gu, 'ar fa ur'],
  ['Hebrew', /\p{sc=Hebr}/gu, 'he yi'],
  ['Cyrillic', /\p{sc=Cyrl}/gu, 'be bg mk ru uk'],
  ['Greek', /\p{sc=Grek}/gu, 'el'],
  ['Chinese', /\p{sc=Han}/gu, 'zh ja ko'],
  ['Japanese', /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/gu, 'ja zh ko'],
  ['Korean', /\p{sc=Hang}/gu, 'ko'],
  ['Thai', /\p{sc=Thai}/gu, 'th'],
  ['Devanagari', /\p{sc=Deva}/gu, 'hi mr ne sa'],
  ['Armenian', /\p{sc=Armn}/gu, 'hy'],
  ['Georgian', /\p{sc=Geor}/gu, 'ka'],
];

/** Of all letters so many are in another script; the signs of Chinese and Japanese say as much as several letters. */
const share = 0.85;
const lettersOfSign = 3;

/**
 * The script in which a text is written, where its declared language is never written with it, and how many letters it has
 * there; else null. Latin words are no sign of another language: names and terms are written so everywhere.
 */
export function otherScript(
  text: string,
  declared: string,
): { name: string; letters: number } | null {
  const isKnown = scripts.some(([, , languages]) => languages.split(' ').includes(declared));
  if (!isKnown) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [name, pattern, languages] of scripts) {
    if (name === 'Latin' || languages.split(' ').includes(declared)) continue;
    const found = text.match(pattern)?.length ?? 0;
    if (found === 0 || found < share * letters) continue;
    const isSign = name === 'Chinese' || name === 'Japanese';
    return { name, letters: isSign ? found * lettersOfSign : found };
  }
  return null;
}
