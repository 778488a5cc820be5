import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { type TextBlock, textBlocksOf } from '../../capture/text-blocks.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn } from '../page/controls.ts';
import { closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { colorStatement, type ColorStatement } from './color-statements.ts';
import { isBesideColoredSet } from './colored-set.ts';
import { hasGround, looksLike } from './looks-like.ts';
import { type SensoryReference, sensoryReferences } from './sensory-words.ts';

/** Of a text, in characters; how many instructions people are asked about; and how wide a part of the page is in CSS pixels. */
const thresholds = { shortest: 15, longest: 2_000, most: 20, part: 100 } as const;

/** WCAG 2.2, 1.3.3: do instructions say what is meant by more than its color, shape or place? */
export const sensoryInstructionsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'sensory-instructions',
  name: 'Instructions by shape, color or place',
  applicability: async (capture) => [
    ...new Set([...(await instructionsIn(capture)).keys(), ...statementsIn(capture).keys()]),
  ],
  async expectation(capture, targets) {
    const instructions = await instructionsIn(capture);
    const controls = capture.documents.flatMap(({ nodes }) =>
      nodes.filter((node) => (isControl(node) || isClicked(node)) && isVisible(node)),
    );
    const statements = statementsIn(capture);
    return targets.map((node) => {
      const statement = statements.get(node);
      if (statement) {
        const failureSummary = `The text tells ${quote(statement.phrase)} by their color only: who does not see colors cannot find out which of those beside it are meant.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const open = instructions.get(node)?.filter((each) => isOpen(capture, node, each)) ?? [];
      const isSure = (reference: SensoryReference) =>
        (reference.isControl &&
          (controls.some((control) => looksLike(control, reference)) ||
            isAboutThisPart(node, reference))) ||
        isColoredPart(capture, reference);
      const sure = open.find(isSure);
      const [phrase = ''] = [sure, ...open].flatMap((each) => each?.phrase ?? []);
      if (open.length === 0) return { outcome: 'passed' };
      if (sure) {
        const failureSummary = `The instruction speaks of ${quote(phrase)} and gives no name: who does not see the page cannot find out what is meant.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const failureSummary = `The instruction speaks of ${quote(phrase)}. Does something else tell, without seeing the page, what is meant?`;
      return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
    });
  },
};

const known = new WeakMap<
  PageCapture,
  Promise<ReadonlyMap<CapturedNode, readonly SensoryReference[]>>
>();

/** Texts that refer to something by what people see of it. */
function instructionsIn(
  capture: PageCapture,
): Promise<ReadonlyMap<CapturedNode, readonly SensoryReference[]>> {
  const found = known.get(capture) ?? findInstructions(capture);
  known.set(capture, found);
  return found;
}

const knownStatements = new WeakMap<PageCapture, ReadonlyMap<CapturedNode, ColorStatement>>();

/** Sentences that tell by a color which of the elements beside them are meant. */
function statementsIn(capture: PageCapture): ReadonlyMap<CapturedNode, ColorStatement> {
  const found =
    knownStatements.get(capture) ??
    new Map(
      capture.documents
        .flatMap((document) => textBlocksOf(document, ({ tag }) => unread.has(tag)))
        .flatMap(({ element, text }) => {
          if (text.length > thresholds.longest || !isVisible(element)) return [];
          const statement = sentencesOf(text)
            .map(colorStatement)
            .find((one) => one !== null && isBesideColoredSet(element, one.color));
          return statement ? [[element, statement] as const] : [];
        })
        .slice(0, thresholds.most),
    );
  knownStatements.set(capture, found);
  return found;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+|(?<=[。！？])/);
}

async function findInstructions(
  capture: PageCapture,
): Promise<ReadonlyMap<CapturedNode, readonly SensoryReference[]>> {
  const referring = ({ element, text }: TextBlock) => {
    if (text.length < thresholds.shortest || text.length > thresholds.longest) return [];
    if (!isInstruction(element)) return [];
    const names = namesIn(element);
    const references = sentencesOf(text)
      .filter((sentence) => !names.some((name) => sentence.includes(name)))
      .flatMap(sensoryReferences);
    return references.length > 0 ? [[element, references] as const] : [];
  };
  const drawn = capture.documents.flatMap((document) =>
    textBlocksOf(document, ({ tag }) => unread.has(tag))
      .flatMap(referring)
      .filter(([element]) => isVisible(element)),
  );
  const undrawn = capture.documents.flatMap(({ nodes }) =>
    nodes
      .filter((node) => /^(p|li)$/.test(node.tag) && !node.style && !isHiddenItself(node))
      .flatMap((element) => referring({ element, text: allWordsOf(element) })),
  );
  const viewOf = undrawn.length > 0 ? await closedViewsOf(capture) : () => null;
  const closed = undrawn.filter(([element]) => viewOf(element) !== null);
  return new Map([...drawn, ...closed].slice(0, thresholds.most));
}

/** Whether a button that is told by its looks and by its place can only be one of the part that the instruction stands in. */
function isAboutThisPart(
  instruction: CapturedNode,
  { colors, isRound, hasShape, hasPlace }: SensoryReference,
): boolean {
  if (!hasPlace || !(colors.length > 0 || isRound || hasShape)) return false;
  const part = closest(instruction, ({ tag }) =>
    /^(article|dialog|fieldset|form|main|section)$/.test(tag),
  );
  return part !== null && findIn(part, ({ tag }) => tag === 'button') !== null;
}

/** Whether a part of the page that is told by its color and its place has that color: nothing but eyes finds it. */
function isColoredPart({ documents }: PageCapture, reference: SensoryReference): boolean {
  const { isControl: isPressed, colors, hasPlace } = reference;
  if (isPressed || colors.length === 0 || !hasPlace) return false;
  return documents.some(({ nodes }) =>
    nodes.some(
      (node) =>
        /^(div|section|aside|form|fieldset|article|p|ul|nav)$/.test(node.tag) &&
        (node.box?.width ?? 0) >= thresholds.part &&
        isVisible(node) &&
        hasGround(node, colors),
    ),
  );
}

const unread = new Set(
  'button code kbd noscript option pre samp script select style svg textarea title'.split(' '),
);

/** No quotation, and without a picture, which may be of what is meant. */
function isInstruction(element: CapturedNode): boolean {
  return (
    !closest(element, ({ tag }) => /^(a|blockquote|button|h[1-6]|td)$/.test(tag)) &&
    !findIn(element, ({ tag }) => /^(i|img|svg)$/.test(tag))
  );
}

/** What may name the thing in a sentence of an instruction. */
function namesIn(element: CapturedNode): string[] {
  return (
    [...flatDescendants(element)]
      .filter(({ tag }) => /^(a|b|button|code|em|kbd|q|strong)$/.test(tag))
      .map((node) => allWordsOf(node))
      // A figure or a lone letter is in many sentences, and names nothing.
      .filter((name) => /\p{L}.*\p{L}/u.test(name))
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

/** Nothing but the hand of the pointer shows that it is pressed. */
function isClicked(node: CapturedNode): boolean {
  return (
    /^(div|span|li|td)$/.test(node.tag) &&
    node.style?.cursor === 'pointer' &&
    closest(node, isControl) === null
  );
}

function isNamedPart(node: CapturedNode): boolean {
  return (
    /^(h[1-6]|legend|caption|label)$/.test(node.tag) ||
    (/^(nav|aside|section)$/.test(node.tag) && node.attributes.has('aria-label'))
  );
}
