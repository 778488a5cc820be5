import { flatParent } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { textBlocksOf } from '../../capture/text-blocks.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { quote } from '../page/words-of.ts';
import { isNoProse } from '../spoken-language.ts';
import { isOutOfOrder } from './out-of-order.ts';
import { turnedNumber } from './turned-number.ts';

/** Words below which a text is a name, such as that of a language in a menu; share of letters that go to the left. */
const thresholds = { words: 3, share: 0.6 } as const;

/** WCAG 2.2, 1.3.2: does text in scripts from right to left run in the order in which it is meant? */
export const textDirectionCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'text-direction',
  name: 'Direction of text',
  applicability: async (capture) => [
    ...new Set([...passagesOf(capture).keys(), ...numbersOf(capture)]),
  ],
  async expectation(capture, targets) {
    const passages = passagesOf(capture);
    return targets.map((node) => {
      const texts = passages.get(node);
      return texts && node.style?.direction !== 'rtl'
        ? judgePassage(node, texts)
        : judgeNumber(node);
    });
  },
};

function judgePassage(
  node: CapturedNode,
  texts: readonly CapturedNode[],
): TargetOutcome<CapturedFinding> {
  const words = quote(texts.map(({ text }) => text).join(''));
  if (texts.some(isOutOfOrder)) {
    const failureSummary = `The text ${words} is written from right to left, but set from left to right: its parts or its punctuation stand in the wrong order.`;
    return { outcome: 'failed', nodes: [{ node, failureSummary }] };
  }
  const failureSummary = `The text ${words} is written from right to left, but has no right-to-left direction. Does all of it, with its punctuation and numbers, stand in the right order and at the right edge?`;
  return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
}

function judgeNumber(node: CapturedNode): TargetOutcome<CapturedFinding> {
  const number = node.children.map(turnedNumber).find((one) => one !== null);
  if (number === undefined) return { outcome: 'passed' };
  const failureSummary = `The number ${quote(number)} stands in text from right to left without a direction of its own: its groups of digits are shown in reverse order.`;
  return { outcome: 'failed', nodes: [{ node, failureSummary }] };
}

/** Blocks of text in a script from right to left, with their texts. */
function passagesOf({
  documents,
}: PageCapture): ReadonlyMap<CapturedNode, readonly CapturedNode[]> {
  return new Map(documents.flatMap(passagesIn));
}

function passagesIn(document: CapturedDocument): [CapturedNode, CapturedNode[]][] {
  if (!document.nodes.some(({ kind, text }) => kind === 'text' && rightToLeft.test(text)))
    return [];
  const blocks = textBlocksOf(document, isNoProse).filter(
    ({ element, text }) => isRightToLeft(text) && element.style !== null && isVisible(element),
  );
  const texts = new Map(blocks.map(({ element }) => [element, [] as CapturedNode[]]));
  for (const node of document.nodes) {
    if (node.kind !== 'text' || node.fragments.length === 0) continue;
    for (let at = flatParent(node); at?.document === document; at = flatParent(at)) {
      const known = texts.get(at);
      if (!known) continue;
      known.push(node);
      break;
    }
  }
  return [...texts].filter(([, inside]) => inside.length > 0);
}

function isRightToLeft(text: string): boolean {
  const words = text.match(rightToLeftWords)?.length ?? 0;
  if (words < thresholds.words) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(rightToLeftLetters)?.length ?? 0) >= thresholds.share * letters;
}

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
const rightToLeftWords = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{M}]{2,}/gu;
const rightToLeftLetters = /(?=\p{L})[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/gu;

/** Elements from right to left that hold a number of several groups. */
function numbersOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        node.kind === 'element' &&
        node.style?.direction === 'rtl' &&
        node.children.some(({ kind, text }) => kind === 'text' && /\d\s+\(?\d/.test(text)) &&
        isVisible(node),
    ),
  );
}
