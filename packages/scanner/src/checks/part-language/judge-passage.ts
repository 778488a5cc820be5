import { flatDescendants } from '../../capture/flat-tree.ts';
import { languageOf } from '../../capture/language-of.ts';
import type { TextBlock } from '../../capture/text-blocks.ts';
import { textOf } from '../../capture/text-of.ts';
import { otherScript } from '../language-scripts.ts';
import { closest } from '../page/controls.ts';
import { hasLanguageOfRoot } from '../page-text-language.ts';
import { otherLanguageOfSentence, seemingLanguageOfWords } from '../sentence-language.ts';
import { languageName, otherLanguage } from '../spoken-language.ts';

/** Letters of what is looked at, of what is long enough to be no name, and words of a sentence that stands alone. */
export const passageThresholds = {
  least: 8,
  letters: 60,
  scriptLetters: 40,
  sentenceWords: 6,
  mostPassages: 5000,
} as const;

export type Passage = TextBlock;

export interface Verdict {
  /** As people call the language, or the letters, in which it is written. */
  written: string;
  /** The words that a person is asked about; null where all is certain. */
  asked: string | null;
}

/** In which other language a passage is written than is declared for it; null where that may be right. */
export async function judgePassage(
  { element, text }: Passage,
  declared = languageOf(element),
): Promise<Verdict | null> {
  const hasOwn = !hasLanguageOfRoot(element);
  const certain = (language: string) => ({ written: languageName(language), asked: null });
  if (lettersOf(text) >= passageThresholds.letters) {
    const language = await otherLanguage(text, declared);
    if (language !== null) return certain(language);
  }
  const script = otherScript(text, declared);
  if (
    script &&
    script.letters >= (hasOwn ? passageThresholds.least : passageThresholds.scriptLetters)
  )
    return { written: `${script.name} letters`, asked: null };
  const stands = standsAlone({ element, text }, hasOwn);
  if (stands) {
    const language = await otherLanguageOfSentence(text, declared);
    if (language !== null) return certain(language);
  }
  if (hasOwn && isSentence(text)) {
    const language = await seemingLanguageOfWords(text, declared);
    if (language !== null) return { written: languageName(language), asked: text };
  }
  return judgeQuotations({ element, text }, declared);
}

/** A quotation of a page may be the text of a program or a motto in English, so a person is asked. */
async function judgeQuotations(
  { element, text }: Passage,
  declared: string,
): Promise<Verdict | null> {
  for (const words of quotationsIn({ element, text })) {
    const language =
      (await otherLanguageOfSentence(words, declared)) ??
      (await seemingLanguageOfWords(words, declared));
    if (language !== null) return { written: languageName(language), asked: words };
  }
  return null;
}

function quotationsIn({ element, text }: Passage): string[] {
  const marked = [...text.matchAll(/[“„«"‹]([^“”„«»"‹›]{15,300}?)[”“»"›]/gu)]
    .map(([, words = '']) => words.trim())
    .filter(isSentence);
  const quoted = [...flatDescendants(element)]
    .filter(({ tag, attributes }) => tag === 'q' && !attributes.has('lang'))
    .map((node) => textOf(node));
  return [...marked, ...quoted].slice(0, 10);
}

function standsAlone({ element, text }: Passage, hasOwn: boolean): boolean {
  if (hasOwn) return true;
  if (closest(element, ({ tag }) => tag === 'blockquote' || tag === 'q')) return true;
  return isSentence(text) && text.split(/\s+/).length >= passageThresholds.sentenceWords;
}

function isSentence(text: string): boolean {
  return /[.!?…][”“»"›’)]*\s*$/u.test(text);
}

function lettersOf(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
