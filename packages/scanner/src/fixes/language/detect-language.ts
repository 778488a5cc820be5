import { languageMarks } from './language-marks.ts';

/** Letters below which words of neighboring languages look alike; signs of Chinese, Japanese and Korean say more each. */
const minLetters = 40;
const minSigns = 10;

/** As measured on whole sentences: what is really written in the language has more, its neighbors have less. */
const minScore = 0.75;
const minLead = 0.04;

/** A text is also looked at in parts, as many as are long enough: where one is in another language, none is certain. */
const maxParts = 8;

/**
 * The language of a text as a code of BCP 47, `zh` for example; null unless it is certain: the text is too short, mixed,
 * no prose, or of a language that its neighbors can't be told from.
 */
export async function detectLanguage(text: string): Promise<string | null> {
  const words = text
    .replaceAll(/[^\p{L}\p{M}\s]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const weight = weightOf(words);
  if (weight < 1) return null;
  // Its tables take some 100 MB: loaded for the first page that needs them.
  const { eld } = await import('eld/small');
  const language = certainLanguage(eld.detect(words), words);
  if (language === null) return null;
  const parts = Math.min(maxParts, Math.floor(weight));
  const length = Math.ceil(words.length / parts);
  const others = Array.from({ length: parts }, (_, part) => {
    const piece = words.slice(part * length, (part + 1) * length);
    return certainLanguage(eld.detect(piece), piece);
  });
  return others.every((other) => other === null || other === language) ? language : null;
}

/** How well a text fits each language that the detector knows, from 0 to 1, by code; only those that fit at all. */
export async function languageScores(text: string): Promise<ReadonlyMap<string, number>> {
  const { eld } = await import('eld/small');
  return new Map(Object.entries(eld.detect(text).getScores()));
}

interface Detected {
  language: string;
  isReliable: () => boolean;
  getScores: () => Record<string, number>;
}

function certainLanguage(detected: Detected, words: string): string | null {
  const { language } = detected;
  const [first = 0, second = 0] = Object.values(detected.getScores());
  const marks = languageMarks.get(language);
  if (!marks || !marks.all.test(words) || marks.never?.test(words)) return null;
  // In a script of its own a language has no neighbors to be told from.
  if (marks.ownScript) return language;
  const lead = marks.lead ?? minLead;
  return first >= minScore && first - second >= lead ? language : null;
}

/** 1 and more for what is long enough to be judged. */
function weightOf(words: string): number {
  const signs = words.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)?.length ?? 0;
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return signs / minSigns + (letters - signs) / minLetters;
}
