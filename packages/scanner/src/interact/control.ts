import type { CapturedNode } from '../capture/page-capture.ts';
import type { Pointer } from '../engines/finding.ts';

/** A control that can be pressed with the keyboard. */
export interface Control {
  node: CapturedNode;
  pointer: Pointer;
  /** As people know it. */
  name: string;
  key: 'Enter' | 'Space';
  /** What has to be pressed before, as it opens what this one stands in. */
  within?: Control;
}
