import type { CapturedDocument, CapturedNode } from '../capture/page-capture.ts';
import { isVisible } from '../capture/visibility.ts';
import {
  clickedElements,
  isReachable,
  looksClickable,
} from '../checks/mouse-only-control/check.ts';
import { isTabStop, roleOf } from '../checks/page/controls.ts';
import type { Handlers } from '../checks/page/handlers.ts';

/**
 * What shows the hand of a link and is no control to the keyboard, or one by `tabindex` alone: first what is known to hear
 * clicks, then what may be meant by somebody who hears for others.
 */
export function mouseOnly(document: CapturedDocument, handlers: Handlers): CapturedNode[] {
  const heard = clickedElements({ documents: [document] }, handlers).filter(isNone);
  const looks = document.nodes.filter(
    (node) => looksClickable(node) && isVisible(node) && isNone(node) && !heard.includes(node),
  );
  return [...heard, ...looks];
}

function isNone(node: CapturedNode): boolean {
  return isTabStop(node) ? roleOf(node) === '' : !isReachable(node);
}
