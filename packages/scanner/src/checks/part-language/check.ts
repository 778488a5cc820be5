import { languageOf } from '../../capture/language-of.ts';
import type { CapturedDocument, PageCapture } from '../../capture/page-capture.ts';
import { textBlocksOf } from '../../capture/text-blocks.ts';
import { languageFacts } from '../../facts/language-facts.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { quote } from '../page/words-of.ts';
import { closest } from '../page/controls.ts';
import { hasLanguageOfRoot, languageByText } from '../page-text-language.ts';
import { isLanguage, isNoProse, languageName } from '../spoken-language.ts';
import { englishNamesIn } from './english-names.ts';
import { foreignLinksIn } from './foreign-links.ts';
import { judgePassage, type Passage, passageThresholds } from './judge-passage.ts';

/** WCAG 2.2, 3.1.2: is each passage written in the language that is declared for it? */
export const partLanguageCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'part-language',
  name: 'Language of parts',
  applicability: async (capture) => [
    ...new Set([
      ...passagesOf(capture).map(({ element }) => element),
      ...(await englishNamesIn(capture)).keys(),
      ...(await foreignLinksIn(capture)).keys(),
    ]),
  ],
  async expectation(capture, elements) {
    const names = await englishNamesIn(capture);
    const foreign = await foreignDocuments(capture);
    const links = await foreignLinksIn(capture);
    const passages = new Map(passagesOf(capture).map((one) => [one.element, one]));
    return Promise.all(
      elements.map(async (node): Promise<TargetOutcome<CapturedFinding>> => {
        const name = names.get(node);
        if (name !== undefined) {
          const failureSummary = `${languageName(languageOf(node))} is declared for the name ${quote(name)}, which screen readers say and which is English.`;
          const facts = languageFacts(languageName(languageOf(node)), 'English');
          return { outcome: 'failed', nodes: [{ node, failureSummary, facts }] };
        }
        const link = links.get(node);
        if (link) {
          const around = languageName(link.around);
          const written = languageName(link.written);
          const failureSummary = `The link is written in ${written}, as the page is that it leads to, and stands in a page in ${around}: it has no lang attribute.`;
          const facts = languageFacts(around, written);
          return { outcome: 'failed', nodes: [{ node, failureSummary, facts }] };
        }
        const passage = passages.get(node);
        if (!passage) return { outcome: 'passed' };
        const real = foreign.get(node.document);
        if (real !== undefined && hasLanguageOfRoot(node)) return ofForeign(passage, real);
        const verdict = await judgePassage(passage);
        if (!verdict) return { outcome: 'passed' };
        const declared = languageName(languageOf(node));
        const { written, asked } = verdict;
        const failureSummary =
          asked === null
            ? `${declared} is declared for this passage, but it is written in ${written}.`
            : `${declared} is declared for the words ${quote(asked)}, which seem to be ${written}. Are they words of that language, and no name or title?`;
        const outcome = asked === null ? 'failed' : 'needs-review';
        return {
          outcome,
          nodes: [{ node, failureSummary, facts: languageFacts(declared, written) }],
        };
      }),
    );
  },
};

/** A quotation in a page that is itself written in another language than it declares: the quotation needs its own all the same. */
async function ofForeign(passage: Passage, real: string): Promise<TargetOutcome<CapturedFinding>> {
  const { element } = passage;
  const isQuotation = closest(element, ({ tag }) => tag === 'blockquote' || tag === 'q') !== null;
  const verdict = isQuotation ? await judgePassage(passage, real) : null;
  if (!verdict || verdict.asked !== null || verdict.written === languageName(languageOf(element)))
    return { outcome: 'passed' };
  const failureSummary = `The page is written in ${languageName(real)}, and this quotation in ${verdict.written}: it has no lang attribute of its own.`;
  const facts = languageFacts(languageName(languageOf(element)), verdict.written);
  return { outcome: 'failed', nodes: [{ node: element, failureSummary, facts }] };
}

/** Where the language of the page itself is wrong, that is told of the page, and not of all that is written in it. */
async function foreignDocuments({
  documents,
}: PageCapture): Promise<ReadonlyMap<CapturedDocument, string>> {
  const foreign = new Map<CapturedDocument, string>();
  for (const document of documents) {
    const language = await languageByText(document);
    if (language !== null) foreign.set(document, language);
  }
  return foreign;
}

/** Without a language the page itself fails, by another rule. */
function passagesOf({ documents }: PageCapture): Passage[] {
  return documents
    .flatMap((document) => textBlocksOf(document, isNoProse))
    .filter(
      ({ element, text }) =>
        isLanguage(languageOf(element)) &&
        (text.match(/\p{L}/gu)?.length ?? 0) >= passageThresholds.least,
    )
    .slice(0, passageThresholds.mostPassages);
}
