import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** Do links lead anywhere? */
export const linkDestinationCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'link-destination',
  name: 'Destinations of links',
  applicability: async ({ documents }) => documents.flatMap(({ nodes }) => nodes.filter(isLink)),
  expectation: async (_, links) =>
    links.map((node) => {
      const href = node.attributes.get('href')?.trim() ?? '';
      const isCode = /^javascript:/i.test(href);
      if ((href !== '#' && !isCode) || leadsUp.test(allWordsOf(node)) || isOfPage(node))
        return { outcome: 'passed' };
      const where = isCode ? 'has a javascript: address' : 'leads to "#" only';
      const failureSummary = `The link ${quote(allWordsOf(node))} ${where}: it goes nowhere. What does something on the page is a button.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** To the top of the page, where browsers go for "#". */
const leadsUp =
  /\b(top|up|home|start|begin(ning)?|oben|anfang|seitenanfang|haut|début|arriba|inicio|principio|cima)\b|[↑⇧▲⬆]/iu;

/** In a table of contents the page that is open is a link to its own top. */
function isOfPage(node: CapturedNode): boolean {
  const words = allWordsOf(node).toLowerCase();
  return (
    node.attributes.has('aria-current') ||
    node.document.title.toLowerCase().includes(words) ||
    node.document.nodes.some(
      (one) => one.tag === 'h1' && allWordsOf(one).toLowerCase().includes(words),
    )
  );
}

function isLink(node: CapturedNode): boolean {
  return (
    node.tag === 'a' &&
    node.attributes.has('href') &&
    /^(|link)$/.test(roleOf(node)) &&
    allWordsOf(node) !== '' &&
    isVisible(node) &&
    !isHiddenByAttribute(node)
  );
}
