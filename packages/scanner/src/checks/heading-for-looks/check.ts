import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** WCAG 2.2, 1.3.1: are dates and names of authors, with no part of their own, left out of the headings? */
export const headingForLooksCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'heading-for-looks',
  name: 'Headings for their looks',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) => nodes.filter((node) => isHeading(node) && isVisible(node))),
  expectation: async (_, headings) =>
    headings.map((node) => {
      const words = wordsOf(node);
      const kind = date.test(words) ? 'date' : author.test(words) ? 'name of an author' : null;
      if (kind === null || !headsNothing(node)) return { outcome: 'passed' };
      const failureSummary = `${quote(words)} is a ${kind} and heads nothing, as the next heading follows at once. It is marked up as a heading for its looks.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic)\\p{L}*\\.?';
const date = new RegExp(
  `^(?:(?:published|posted|updated|veröffentlicht|publié|publicado)\\p{L}*:?\\s+(?:on|am|le|el)?\\s*)?(?:${month}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}\\.?(?:st|nd|rd|th|er)?\\s+(?:de\\s+)?${month}\\s+(?:de\\s+)?\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4})$`,
  'iu',
);
const author =
  /^(by|von|par|por)\s+\p{Lu}[\p{L}.’'-]*(\s+(and\s+|und\s+|et\s+|y\s+)?\p{Lu}[\p{L}.’'-]*){1,5}$/iu;

function isHeading({ tag }: CapturedNode): boolean {
  return /^h[1-6]$/.test(tag);
}

/** Another heading, of no deeper level, follows at once. */
function headsNothing(node: CapturedNode): boolean {
  const siblings = (node.parent?.children ?? []).filter(
    ({ kind, text, box }) => (kind === 'element' && box) || (kind === 'text' && text.trim()),
  );
  const next = siblings[siblings.indexOf(node) + 1];
  return next !== undefined && isHeading(next) && next.tag <= node.tag;
}
