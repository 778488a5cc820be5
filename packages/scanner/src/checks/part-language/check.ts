import { languageOf } from '../../capture/language-of.ts';
import type { PageCapture } from '../../capture/page-capture.ts';
import { type TextBlock, textBlocksOf } from '../../capture/text-blocks.ts';
import type { CaptureCheck } from '../check.ts';
import { commonWordThresholds } from '../common-words.ts';
import { isLanguage, isNoProse, languageName, otherLanguage } from '../spoken-language.ts';

/** Shorter passages may be names and quotes. */
const thresholds = { ...commonWordThresholds, letters: 60 } as const;

/** WCAG 2.2, 3.1.2: is each passage written in the language that is declared for it? */
export const partLanguageCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'part-language',
  name: 'Language of parts',
  thresholds,
  sources: ['common-words.ts', 'spoken-language.ts', '../fixes/language'],
  applicability: async (capture) => passagesOf(capture).map(({ element }) => element),
  async expectation(capture, elements) {
    const texts = new Map(passagesOf(capture).map(({ element, text }) => [element, text]));
    return Promise.all(
      elements.map(async (node) => {
        const declared = languageOf(node);
        const language = await otherLanguage(texts.get(node) ?? '', declared);
        if (language === null) return { outcome: 'passed' };
        const failureSummary = `${languageName(declared)} is declared for this passage, but it is written in ${languageName(language)}.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }),
    );
  },
};

/** Without a language the page itself fails, by another rule. */
function passagesOf({ documents }: PageCapture): TextBlock[] {
  return documents
    .flatMap((document) => textBlocksOf(document, isNoProse))
    .filter(
      ({ element, text }) =>
        isLanguage(languageOf(element)) &&
        (text.match(/\p{L}/gu)?.length ?? 0) >= thresholds.letters,
    );
}
