import type { CapturedNode } from '../../capture/page-capture.ts';
import { languageOf } from '../../capture/language-of.ts';
import { textBlocksOf } from '../../capture/text-blocks.ts';
import { commonWordThresholds } from '../common-words.ts';
import type { CaptureCheck } from '../check.ts';
import { isLanguage, isNoProse, languageName, otherLanguage } from '../spoken-language.ts';

/** WCAG 2.2, 3.1.1: is the page written in the language that it declares? */
export const pageLanguageCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'page-language',
  name: 'Language of the page',
  thresholds: commonWordThresholds,
  sources: ['common-words.ts', 'spoken-language.ts', '../fixes/language'],
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) => nodes.filter(isRootWithLanguage).slice(0, 1)),
  async expectation(_, roots) {
    return Promise.all(
      roots.map(async (node) => {
        const declared = languageOf(node);
        const language = await otherLanguage(textIn(node), declared);
        if (language === null) return { outcome: 'passed' };
        const failureSummary = `The page declares ${languageName(declared)}, but its text is written in ${languageName(language)}.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }),
    );
  },
};

function isRootWithLanguage(node: CapturedNode): boolean {
  return node.tag === 'html' && isLanguage(languageOf(node));
}

/** What is written without a language of its own, the page's title included. */
function textIn(root: CapturedNode): string {
  const { document } = root;
  const blocks = textBlocksOf(document, (node) => isNoProse(node) || hasOwn(node, root));
  return [document.title, ...blocks.map(({ text }) => text)].join('. ');
}

function hasOwn(node: CapturedNode, root: CapturedNode): boolean {
  return node !== root && node.attributes.has('lang');
}
