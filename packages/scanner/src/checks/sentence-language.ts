import { languageScores } from '../fixes/language/detect-language.ts';
import { nearLanguages } from './common-words.ts';
import { hasFunctionWord, mostFunctionWords } from './function-words.ts';

/**
 * From when on a sentence is certainly in another language: so many words, so many of them such as every sentence has, none of
 * the declared language, and so much agreement of the detector. A long sentence has fewer of them, and the detector is surer of it.
 */
const sentenceThresholds = {
  words: 4,
  letters: 18,
  hits: 3,
  different: 3,
  own: 2,
  share: 0.3,
  score: 0.72,
  lead: 0.1,
  unknownHits: 6,
  unknownShare: 0.45,
  longWords: 9,
  longShare: 0.24,
  longLead: 0.3,
} as const;

/**
 * Labels and headings hold few such words: in many of them so many are enough, where none is of the declared language and
 * the detector is far from it.
 */
const labelThresholds = {
  labelWords: 20,
  labelHits: 5,
  labelsDifferent: 4,
  labelsOwn: 4,
  labelShare: 0.06,
  labelLead: 0.3,
} as const;

/** Languages that the detector does not know: what it says of them means nothing. */
const unknown: ReadonlySet<string> = new Set(['cy', 'ga']);

/** The language of a single sentence where that is certainly another one than what is declared for it; else null. */
export async function otherLanguageOfSentence(
  text: string,
  declared: string,
): Promise<string | null> {
  const words = wordsIn(text);
  const letters = words.join('').length;
  const least = sentenceThresholds;
  if (words.length < least.words || letters < least.letters) return null;
  const found = mostFunctionWords(words, declared);
  if (!found || found.against > 0 || nearLanguages(found.language).includes(declared)) return null;
  const { language, hits, different, own } = found;
  if (hits < least.hits || different < least.different || own < least.own) return null;
  const isLong = words.length >= least.longWords && own >= least.hits;
  if (hits < (isLong ? least.longShare : least.share) * words.length) return null;
  const scores = await languageScores(text);
  const ahead = (scores.get(language) ?? 0) - (scores.get(declared) ?? 0);
  if (hits < least.share * words.length && (unknown.has(language) || ahead < least.longLead))
    return null;
  if (unknown.has(language)) {
    const isPlain = hits >= least.unknownHits && hits >= least.unknownShare * words.length;
    return isPlain && (scores.get(declared) ?? 0) < least.score ? language : null;
  }
  return leads(scores, language, declared) ? language : null;
}

/** The language of labels and headings where that is certainly another one than what is declared for them; else null. */
export async function otherLanguageOfLabels(
  text: string,
  declared: string,
): Promise<string | null> {
  const words = wordsIn(text);
  const least = labelThresholds;
  const found = words.length < least.labelWords ? null : mostFunctionWords(words, declared);
  if (!found || found.against > 0 || unknown.has(found.language)) return null;
  const { language, hits, different, own } = found;
  if (hits < least.labelHits || different < least.labelsDifferent || own < least.labelsOwn)
    return null;
  if (hits < least.labelShare * words.length || hasFunctionWord(words, declared) === null)
    return null;
  if (nearLanguages(language).includes(declared)) return null;
  const scores = await languageScores(text);
  const isFar = (scores.get(language) ?? 0) - (scores.get(declared) ?? 0) >= least.labelLead;
  return isFar && leads(scores, language, declared) ? language : null;
}

/**
 * The language that a few words seem to be written in, by the detector alone, where none of them is one that every sentence
 * of the declared language has; else null. Names and titles look so as well: ask.
 */
export async function seemingLanguageOfWords(
  text: string,
  declared: string,
): Promise<string | null> {
  const words = wordsIn(text);
  if (words.length < 3 || words.join('').length < sentenceThresholds.letters) return null;
  if (hasFunctionWord(words, declared) !== false) return null;
  const scores = await languageScores(text);
  const [language] = [...scores].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (!language || language === declared || nearLanguages(language).includes(declared)) return null;
  return scores.has(declared) && leads(scores, language, declared) ? language : null;
}

function leads(scores: ReadonlyMap<string, number>, language: string, declared: string): boolean {
  const score = scores.get(language) ?? 0;
  const others = [...scores]
    .filter(([other]) => other !== language && !nearLanguages(language).includes(other))
    .map(([, other]) => other);
  return (
    score >= sentenceThresholds.score &&
    score >= Math.max(0, ...others) &&
    score - (scores.get(declared) ?? 0) >= sentenceThresholds.lead
  );
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
