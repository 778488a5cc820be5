import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isDisabled, isTextField, roleOf } from '../page/controls.ts';
import { labelElementOf, labelOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { otherTopicUnder } from './heading-topics.ts';
import { otherPurpose, swappedLabels } from './label-purposes.ts';
import { otherMeaning } from './signs.ts';

/** WCAG 2.2, 2.4.6: do headings and labels name what they stand for, and nothing else? */
export const misleadingWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'misleading-words',
  name: 'Headings and labels that say something else',
  applicability: async (capture) => [
    ...all(capture, isHeading),
    ...all(capture, isField),
    ...all(capture, isSignButton),
  ],
  async expectation(capture, targets) {
    const swapped = new Set(swappedLabels(targets.filter(isField)));
    return targets.map((node) => {
      const failureSummary = problemOf(node, swapped.has(node));
      return failureSummary === null
        ? { outcome: 'passed' }
        : { outcome: 'failed', nodes: [{ node: saidAt(node, swapped), failureSummary }] };
    });
  },
};

/** What has to be changed: the label, unless it says what another field should. */
function saidAt(node: CapturedNode, swapped: ReadonlySet<CapturedNode>): CapturedNode {
  return isField(node) && !swapped.has(node) ? labelElementOf(node) : node;
}

function problemOf(node: CapturedNode, isSwapped: boolean): string | null {
  if (isHeading(node)) {
    const words = headingWords(node);
    const other = otherTopicUnder(node, words);
    return other && `The heading says ${quote(words)}, and under it stands ${other}.`;
  }
  if (isField(node)) {
    const label = quote(labelOf(node));
    const code = quote(node.attributes.get('name') ?? node.attributes.get('id') ?? '');
    if (isSwapped)
      return `This field is labeled ${label}, and another one beside it has the label that fits its name in the code, ${code}: the labels seem to be swapped.`;
    const other = otherPurpose(node);
    return other && `The field is labeled ${label}, but the code asks for ${other}.`;
  }
  const name = node.attributes.get('aria-label') ?? '';
  const meaning = otherMeaning(signOn(node), name);
  return meaning && `The button is called ${quote(name)}, and the sign on it means ${meaning}.`;
}

function all({ documents }: PageCapture, is: (node: CapturedNode) => boolean): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => node.kind === 'element' && is(node)),
  );
}

function isHeading(node: CapturedNode): boolean {
  return (/^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading') && headingWords(node) !== '';
}

/** Also of a heading that only screen readers get. */
function headingWords(node: CapturedNode): string {
  return node.box ? wordsOf(node) : '';
}

function isField(node: CapturedNode): boolean {
  return (
    (isTextField(node) || node.tag === 'select') &&
    !isDisabled(node) &&
    isVisible(node) &&
    labelOf(node) !== ''
  );
}

function isSignButton(node: CapturedNode): boolean {
  return (
    (node.tag === 'button' || roleOf(node) === 'button') &&
    Boolean(node.attributes.get('aria-label')?.trim()) &&
    signOn(node) !== '' &&
    isVisible(node)
  );
}

/** The only character or two that a button shows; empty where it shows more. */
function signOn(node: CapturedNode): string {
  const inside = [...flatDescendants(node)];
  if (inside.some(({ tag }) => /^(svg|img|canvas)$/.test(tag))) return '';
  const shown = inside
    .map(({ kind, box, text }) => (kind === 'text' && box ? text : ''))
    .join('')
    .trim();
  return shown.length <= 3 ? shown : '';
}
