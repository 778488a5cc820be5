import { languageOf } from '../../capture/language-of.ts';
import type { CapturedDocument, PageCapture } from '../../capture/page-capture.ts';
import { type TextBlock, textBlocksOf } from '../../capture/text-blocks.ts';
import type { CaptureCheck } from '../check.ts';
import { commonWordThresholds } from '../common-words.ts';
import { hasLanguageOfRoot, otherLanguageOfPage, rootWithLanguage } from '../page-text-language.ts';
import { isLanguage, isNoProse, languageName, otherLanguage } from '../spoken-language.ts';

/** Shorter passages may be names and quotes. */
const thresholds = { ...commonWordThresholds, letters: 60 } as const;

/** WCAG 2.2, 3.1.2: is each passage written in the language that is declared for it? */
export const partLanguageCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'part-language',
  name: 'Language of parts',
  thresholds,
  sources: ['common-words.ts', 'page-text-language.ts', 'spoken-language.ts', '../fixes/language'],
  applicability: async (capture) => passagesOf(capture).map(({ element }) => element),
  async expectation(capture, elements) {
    const foreign = await foreignDocuments(capture);
    const texts = new Map(passagesOf(capture).map(({ element, text }) => [element, text]));
    return Promise.all(
      elements.map(async (node) => {
        if (foreign.has(node.document) && hasLanguageOfRoot(node)) return { outcome: 'passed' };
        const declared = languageOf(node);
        const language = await otherLanguage(texts.get(node) ?? '', declared);
        if (language === null) return { outcome: 'passed' };
        const failureSummary = `${languageName(declared)} is declared for this passage, but it is written in ${languageName(language)}.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }),
    );
  },
};

/** Where the language of the page itself is wrong, that is told of the page, and not of all that is written in it. */
async function foreignDocuments({
  documents,
}: PageCapture): Promise<ReadonlySet<CapturedDocument>> {
  const foreign = await Promise.all(
    documents.map(async (document) => {
      const root = rootWithLanguage(document);
      return root && (await otherLanguageOfPage(root)) !== null ? [document] : [];
    }),
  );
  return new Set(foreign.flat());
}

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
