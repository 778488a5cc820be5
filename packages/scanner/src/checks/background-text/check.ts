import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { svgText, wordsIn } from '../page/svg-text.ts';
import { quote } from '../page/words-of.ts';

/** CSS pixels; words; and the share of them that stands nowhere on the page. */
const thresholds = { width: 60, height: 24, words: 2, missing: 0.5, most: 100 } as const;

/** WCAG 2.2, 1.1.1: is text in pictures behind elements also there as text? */
export const backgroundTextCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'background-text',
  name: 'Text in background pictures',
  async applicability(capture) {
    return [...(await textsBehind(capture)).keys()];
  },
  async expectation(capture, nodes) {
    const texts = await textsBehind(capture);
    const said = new Map<CapturedDocument, Set<string>>();
    return nodes.map((node) => {
      const text = texts.get(node) ?? '';
      const words = said.get(node.document) ?? wordsOfPage(node.document);
      said.set(node.document, words);
      const shown = wordsIn(text);
      const missing = shown.filter((word) => !words.has(word));
      if (missing.length < shown.length * thresholds.missing || isNamed(node))
        return { outcome: 'passed' };
      const failureSummary = `The picture behind this says ${quote(text)}, and no text on the page does.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

const known = new WeakMap<PageCapture, Promise<Map<CapturedNode, string>>>();

function textsBehind(capture: PageCapture): Promise<Map<CapturedNode, string>> {
  const found = known.get(capture) ?? readTexts(capture);
  known.set(capture, found);
  return found;
}

async function readTexts(capture: PageCapture): Promise<Map<CapturedNode, string>> {
  const nodes = capture.documents
    .flatMap((document) => document.nodes.filter(isLargeWithPicture))
    .slice(0, thresholds.most);
  if (nodes.length === 0) return new Map();
  const files = await capture.files(nodes, /^image\/svg\+xml/);
  return new Map(
    [...files].flatMap(([node, file]) => {
      const text = svgText(file)?.text ?? '';
      const words = wordsIn(text).filter((word) => /\p{L}{2}/u.test(word));
      return words.length >= thresholds.words && isVisible(node) ? [[node, text] as const] : [];
    }),
  );
}

function isLargeWithPicture({ kind, tag, box, style }: CapturedNode): boolean {
  return (
    (kind === 'element' || kind === 'pseudo-element') &&
    tag !== 'img' &&
    box !== null &&
    box.width >= thresholds.width &&
    box.height >= thresholds.height &&
    style?.['background-image'].includes('url(') === true
  );
}

/** Text, names and alternatives, seen or only heard. */
function wordsOfPage({ nodes, title }: CapturedDocument): Set<string> {
  const texts = nodes.flatMap(({ text, attributes }) => [
    text,
    attributes.get('alt') ?? '',
    attributes.get('aria-label') ?? '',
    attributes.get('title') ?? '',
  ]);
  return new Set([title, ...texts].flatMap(wordsIn));
}

/** Named as a picture or a control, or kept from people on purpose: other rules judge its name. */
function isNamed(node: CapturedNode): boolean {
  const around = [node, ...flatAncestors(node)].slice(0, 3);
  return (
    around.some(({ attributes }) =>
      ['aria-label', 'aria-labelledby', 'title', 'aria-hidden'].some((name) =>
        attributes.has(name),
      ),
    ) || [...flatDescendants(node)].some(({ attributes }) => attributes.has('aria-label'))
  );
}
