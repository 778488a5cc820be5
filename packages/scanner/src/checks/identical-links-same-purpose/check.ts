import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { linksOf } from '../generic-links.ts';
import { isGenericLinkText } from '../generic-words.ts';
import { isHiddenByAttribute } from '../page/controls.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { placeOf } from './place-of.ts';

const thresholds = { mostLinks: 3_000, mostNamed: 30 } as const;

/** WCAG 2.2, 2.4.9: do links that say the same lead to the same place? */
export const identicalLinksSamePurposeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'identical-links-same-purpose',
  name: 'Links with one name and several destinations',
  applicability: async (capture) =>
    linksOf(capture)
      .filter(
        (node) =>
          nameOf(node) !== '' &&
          placeOf(node.attributes.get('href')) !== null &&
          !isHiddenByAttribute(node),
      )
      .slice(0, thresholds.mostLinks),
  async expectation(_, links) {
    const byName = Map.groupBy(
      links,
      (node) => `${node.document.frame} ${nameOf(node).toLowerCase()}`,
    );
    const torn = new Map<CapturedNode, number>();
    for (const same of byName.values()) {
      const places = new Set(same.map(({ attributes }) => placeOf(attributes.get('href'))));
      if (places.size < 2) continue;
      for (const node of same) torn.set(node, places.size);
    }
    let named = 0;
    return links.map((node) => {
      const places = torn.get(node);
      if (
        !places ||
        !isVisible(node) ||
        isGenericLinkText(nameOf(node), languageOf(node)) ||
        named >= thresholds.mostNamed
      )
        return { outcome: 'passed' };
      named += 1;
      const failureSummary = `Links that all say ${quote(nameOf(node))} lead to ${places} different pages.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function nameOf(node: CapturedNode): string {
  return node.attributes.get('aria-label')?.trim() || wordsOf(node) || allWordsOf(node);
}
