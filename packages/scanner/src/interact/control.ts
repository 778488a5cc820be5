import type { CapturedNode } from '../capture/page-capture.ts';
import type { Pointer } from '../engines/finding.ts';

/** How a control is pressed: with a key, or by a click with the mouse. */
export type PressingKey = 'Enter' | 'Space' | 'ArrowDown' | 'click';

/** A control that can be pressed, with the keyboard or, where that does not reach it or does nothing, with the mouse. */
export interface Control {
  node: CapturedNode;
  pointer: Pointer;
  /** As people know it. */
  name: string;
  key: PressingKey;
  /** What has to be pressed before, as it opens what this one stands in. */
  within?: Control;
}
