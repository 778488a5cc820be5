import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, TargetOutcome } from '../check.ts';
import {
  closest,
  findIn,
  isDisabled,
  isFocusable,
  isHiddenByAttribute,
  isTabStop,
} from '../page/controls.ts';
import { byIds } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';

const kinds = new Map([
  ['checkbox', 'check box'],
  ['radio', 'radio button'],
  ['file', 'file field'],
]);

/** Labels in sight of check boxes, radio buttons and file fields that are not displayed: a click on the label is what works them. */
export function labelsOfHiddenFields({
  documents,
}: Pick<PageCapture, 'documents'>): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (label) =>
        label.tag === 'label' &&
        isVisible(label) &&
        !isHiddenByAttribute(label) &&
        hiddenFieldOf(label) !== null,
    ),
  );
}

export function judgeLabel(label: CapturedNode): TargetOutcome<CapturedFinding> {
  if (isReached(label)) return { outcome: 'passed' };
  const kind = kinds.get(typeOf(hiddenFieldOf(label) ?? label)) ?? 'field';
  const words = wordsOf(label);
  const said = words === '' ? 'A click on this label' : `A click on ${quote(words)}`;
  const failureSummary = `${said} works a ${kind} that is not displayed, so the focus never gets to it: with the keyboard it can’t be changed.`;
  return { outcome: 'failed', nodes: [{ node: label, failureSummary }] };
}

/** What stands in for the field takes the focus: the label, something in or around it, or a button beside it that chooses files. */
function isReached(label: CapturedNode): boolean {
  if (isTabStop(label)) return true;
  const isOther = (node: CapturedNode) => isFocusable(node) && node !== hiddenFieldOf(label);
  if (findIn(label, isOther)) return true;
  if (closest(label, (around) => around !== label && isTabStop(around))) return true;
  if (typeOf(hiddenFieldOf(label) ?? label) !== 'file') return false;
  const beside = label.parent?.children.some(
    (one) => one !== label && !isField(one) && (one.tag === 'button' || isTabStop(one)),
  );
  return beside ?? false;
}

/** The field that a label is of where that is not displayed; else null. */
export function hiddenFieldOf(label: CapturedNode): CapturedNode | null {
  const id = label.attributes.get('for');
  const field = id === undefined ? findIn(label, isField) : (byIds(label, id)[0] ?? null);
  if (!field || !isField(field) || isDisabled(field)) return null;
  const isHidden = field.style === null || field.style.visibility === 'hidden';
  return isHidden ? field : null;
}

function isField(node: CapturedNode): boolean {
  return node.tag === 'input' && kinds.has(typeOf(node));
}

function typeOf({ attributes }: CapturedNode): string {
  return attributes.get('type')?.trim().toLowerCase() ?? '';
}
