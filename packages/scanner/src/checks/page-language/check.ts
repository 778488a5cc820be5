import { languageOf } from '../../capture/language-of.ts';
import { languageFacts } from '../../facts/language-facts.ts';
import type { CaptureCheck } from '../check.ts';
import { otherLanguageOfPage, rootWithLanguage } from '../page-text-language.ts';
import { languageName } from '../spoken-language.ts';

/** WCAG 2.2, 3.1.1: is the page written in the language that it declares? */
export const pageLanguageCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'page-language',
  name: 'Language of the page',
  applicability: async ({ documents }) =>
    documents.flatMap((document) => rootWithLanguage(document) ?? []),
  async expectation(_, roots) {
    return Promise.all(
      roots.map(async (node) => {
        const declared = languageOf(node);
        const language = await otherLanguageOfPage(node);
        if (language === null) return { outcome: 'passed' };
        const failureSummary = `The page declares ${languageName(declared)}, but its text is written in ${languageName(language)}.`;
        const facts = languageFacts(languageName(declared), languageName(language));
        return { outcome: 'failed', nodes: [{ node, failureSummary, facts }] };
      }),
    );
  },
};
