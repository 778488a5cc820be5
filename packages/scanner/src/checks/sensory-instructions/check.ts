import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { textBlocksOf } from '../../capture/text-blocks.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { looksLike } from './looks-like.ts';
import { type SensoryReference, sensoryReferences } from './sensory-words.ts';

/** Of a text, in characters; and how many instructions people are asked about. */
const thresholds = { shortest: 15, longest: 2_000, most: 20 } as const;

/** WCAG 2.2, 1.3.3: do instructions say what is meant by more than its color, shape or place? */
export const sensoryInstructionsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'sensory-instructions',
  name: 'Instructions by shape, color or place',
  thresholds,
  sources: ['page'],
  applicability: async (capture) => [...instructionsIn(capture).keys()],
  async expectation(capture, targets) {
    const instructions = instructionsIn(capture);
    const controls = capture.documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isControl(node) && isVisible(node)),
    );
    return targets.map((node) => {
      const reference = instructions.get(node)?.find((each) => isOpen(capture, node, each));
      if (!reference) return { outcome: 'passed' };
      const { phrase } = reference;
      const isMet =
        reference.isControl && controls.some((control) => looksLike(control, reference));
      if (isMet) {
        const failureSummary = `The instruction speaks of ${quote(phrase)} and gives no name: who does not see the page cannot find out what is meant.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const failureSummary = `The instruction speaks of ${quote(phrase)}. Does something else tell, without seeing the page, what is meant?`;
      return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
    });
  },
};

const known = new WeakMap<PageCapture, ReadonlyMap<CapturedNode, readonly SensoryReference[]>>();

/** Texts that refer to something by what people see of it. */
function instructionsIn(
  capture: PageCapture,
): ReadonlyMap<CapturedNode, readonly SensoryReference[]> {
  const found = known.get(capture);
  if (found) return found;
  const all = capture.documents.flatMap((document) =>
    textBlocksOf(document, ({ tag }) => unread.has(tag)).flatMap(({ element, text }) => {
      if (text.length < thresholds.shortest || text.length > thresholds.longest) return [];
      const references = text.split(/(?<=[.!?:;])\s+/).flatMap(sensoryReferences);
      return references.length > 0 && isInstruction(element)
        ? [[element, references] as const]
        : [];
    }),
  );
  const made = new Map(all.slice(0, thresholds.most));
  known.set(capture, made);
  return made;
}

const unread = new Set(
  'button code kbd noscript option pre samp script select style svg textarea title'.split(' '),
);

/** Shown, no quotation, and with nothing in it that may name what is meant. */
function isInstruction(element: CapturedNode): boolean {
  return (
    isVisible(element) &&
    !closest(element, ({ tag }) => /^(a|blockquote|button|h[1-6]|td)$/.test(tag)) &&
    !findIn(element, ({ tag }) => /^(a|b|button|code|em|i|img|kbd|q|strong|svg)$/.test(tag))
  );
}

/** Whether nothing on the page is called by the words of a reference, nor is the only thing that can be meant. */
function isOpen(
  { documents }: PageCapture,
  element: CapturedNode,
  { phrase, thing, hasPlace, colors, isRound, isControl: isPressed }: SensoryReference,
): boolean {
  const nodes = documents.flatMap((document) => document.nodes);
  const said = phrase.toLowerCase();
  const isCalled = nodes.some((node) => {
    if (node === element || !(isControl(node) || isNamedPart(node))) return false;
    const name = `${node.attributes.get('aria-label') ?? ''} ${wordsOf(node)}`.toLowerCase();
    if (name.length > 100) return false;
    return (
      name.includes(said) || (!isPressed && name.trim().split(/\s+/).includes(thing.toLowerCase()))
    );
  });
  if (isCalled) return false;
  // By its place alone a single control can be found.
  const isByPlace = hasPlace && colors.length === 0 && !isRound;
  return !isByPlace || !isPressed || nodes.filter((node) => isControl(node)).length > 2;
}

function isControl({ tag, attributes }: CapturedNode): boolean {
  if (tag === 'input')
    return /^(button|image|submit)$/.test(attributes.get('type')?.toLowerCase() ?? '');
  return (
    tag === 'button' ||
    (tag === 'a' && attributes.has('href')) ||
    /^(button|link|menuitem)$/.test(attributes.get('role') ?? '')
  );
}

function isNamedPart(node: CapturedNode): boolean {
  return (
    /^(h[1-6]|legend|caption|label)$/.test(node.tag) ||
    (/^(nav|aside|section)$/.test(node.tag) && node.attributes.has('aria-label'))
  );
}
