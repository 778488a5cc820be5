interface Marks {
  /** Letters that a text of some length in the language has. */
  all: RegExp;
  /** Letters that only its neighbors have. */
  never?: RegExp;
  /** No other language of the web is written with these letters. */
  ownScript?: true;
  /** By how much it must lead, where its letters already tell it from its neighbors. */
  lead?: number;
}

const latin = /[a-z]/i;

/**
 * The languages that can be named with certainty, by code. Left out: those with a close neighbor that the detector does
 * not know or can't tell apart (Malay and Indonesian, Croatian and Bosnian, Hindi and Nepali, Kurdish).
 */
export const languageMarks: ReadonlyMap<string, Marks> = new Map<string, Marks>([
  ...[
    'az',
    'ca',
    'cs',
    'da',
    'de',
    'en',
    'es',
    'et',
    'eu',
    'fi',
    'fr',
    'hu',
    'is',
    'it',
    'lt',
    'lv',
    'no',
  ].map((code): [string, Marks] => [code, { all: latin }]),
  ...['pl', 'pt', 'ro', 'sk', 'sl', 'sq', 'sv', 'tr', 'vi', 'yo'].map((code): [string, Marks] => [
    code,
    { all: latin },
  ]),
  // Afrikaans writes "y" where Dutch has "ij".
  ['nl', { all: /ij/i }],

  ['be', { all: /[ўі]/i, never: /[ґәөүұқңһғҳҷӣӯ]/i, lead: 0 }],
  ['bg', { all: /ъ/i, never: /[ыэёіїєўјљњћђџѓќѕәөүұқңһғҳҷӣӯ]/i, lead: 0 }],
  ['ru', { all: /[ыэ]/i, never: /[іїєґўәөүұқңһғҳҷӣӯ]/i, lead: 0 }],
  ['sr', { all: /[ћђ]/i, never: /[ѓќѕйъыэ]/i, lead: 0 }],
  ['uk', { all: /[іїєґ]/i, never: /[ыэўәөүұқңһғҳҷӣӯ]/i, lead: 0 }],

  ['ar', { all: /\p{sc=Arab}/u, never: /[پچژگکیٹڈڑےۆێەڕڵڤټډړږښڼڀ]/ }],
  ['fa', { all: /[پچژگ]/, never: /[ٹڈڑےۆێەڕڵڤټډړږښڼڀ]/ }],
  ['ur', { all: /[ٹڈڑے]/, never: /[ۆێەڕڵڤټډړږښڼڀ]/ }],
  // Yiddish writes its vowels: with these, or with signs under its letters.
  ['he', { all: /[א-ת]/, never: /[װױײ]|\u05b7|\u05b8/ }],

  ['zh', { all: /\p{sc=Han}/u, never: /[\p{sc=Hira}\p{sc=Kana}]/u }],
  ['ja', { all: /[\p{sc=Hira}\p{sc=Kana}]/u, ownScript: true }],
  ['ko', { all: /\p{sc=Hang}/u, ownScript: true }],
  ['el', { all: /\p{sc=Grek}/u, ownScript: true }],
  ['th', { all: /\p{sc=Thai}/u, ownScript: true }],
  ['hy', { all: /\p{sc=Armn}/u, ownScript: true }],
  ['ka', { all: /\p{sc=Geor}/u, ownScript: true }],
  ['ta', { all: /\p{sc=Taml}/u, ownScript: true }],
  ['te', { all: /\p{sc=Telu}/u, ownScript: true }],
  ['kn', { all: /\p{sc=Knda}/u, ownScript: true }],
  ['ml', { all: /\p{sc=Mlym}/u, ownScript: true }],
  ['gu', { all: /\p{sc=Gujr}/u, ownScript: true }],
  ['lo', { all: /\p{sc=Laoo}/u, ownScript: true }],
]);
