import { flatAncestors } from '../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../capture/page-capture.ts';
import { isVisible } from '../capture/visibility.ts';
import {
  clickedElements,
  isReachable,
  looksClickable,
} from '../checks/mouse-only-control/check.ts';
import {
  hiddenFieldOf,
  labelsOfHiddenFields,
} from '../checks/mouse-only-control/labels-of-hidden-fields.ts';
import { isReachedByArrows, isTabStop, roleOf } from '../checks/page/controls.ts';
import type { Handlers } from '../checks/page/handlers.ts';
import { isChoice } from './choices.ts';

/**
 * What shows the hand of a link and is no control to the keyboard, or one by `tabindex` alone: first what is known to hear
 * clicks, then the labels of choices that are not displayed, then what may be meant by somebody who hears for others.
 */
export function mouseOnly(
  document: CapturedDocument,
  handlers: Handlers,
  hearsChange: (node: CapturedNode) => boolean,
): CapturedNode[] {
  const heard = clickedElements({ documents: [document] }, handlers).filter(isNone);
  const looks = document.nodes.filter(
    (node) => looksClickable(node) && isVisible(node) && isNone(node) && !heard.includes(node),
  );
  const labels = labelsOfHiddenFields({ documents: [document] }).filter((label) => {
    const field = hiddenFieldOf(label);
    return field !== null && isChoice(field) && !isTabStop(label) && hearsChange(field);
  });
  return [...heard, ...labels, ...looks];
}

function isNone(node: CapturedNode): boolean {
  // What draws a tab that arrow keys lead to is no control of its own.
  if ([...flatAncestors(node)].some(isReachedByArrows)) return false;
  return isTabStop(node) ? roleOf(node) === '' : !isReachable(node);
}
