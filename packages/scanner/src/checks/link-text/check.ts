import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { genericLinks, linksOf } from '../generic-links.ts';
import { isKindOnly } from '../generic-words.ts';
import { wordsOf } from '../page/words-of.ts';

/** In a sentence a link has so many characters beside it at least. */
const thresholds = { sentenceLength: 15 } as const;

/** WCAG 2.2, 2.4.9: does each link say where it leads by its name alone? */
export const linkTextCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'link-text',
  name: 'Link purpose by its text alone',
  applicability: async (capture) => linksOf(capture),
  async expectation(capture, links) {
    const generic = await genericLinks(capture, links);
    return links.map((node) => {
      const name = generic.get(node)?.name.trim() ?? kindIn(node);
      if (name === null) return { outcome: 'passed' };
      const failureSummary = `The link says “${name}”, which tells no destination in a list of links.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** What a link in a sentence says where that is only a kind of page, or a word that points; else null. */
function kindIn(link: CapturedNode): string | null {
  const { attributes, parent } = link;
  if (['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name)?.trim()))
    return null;
  const words = wordsOf(link);
  if (!parent || !isKindOnly(words, languageOf(link))) return null;
  const own = parent.children.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  return own.join(' ').trim().length >= thresholds.sentenceLength ? words : null;
}
