import type { BoundingBox } from '@curbcut/model/scan';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { Color } from '../page/colors.ts';

/** Something drawn that people need to see. */
export interface Graphic {
  node: CapturedNode;
  box: BoundingBox;
  /** All that it is drawn in; empty where only its pixels tell. */
  colors: readonly Color[];
  /** What it lies on, as far as styles tell; else null. */
  back: Color | null;
  /** Those that tell something together only; null for one that stands alone. */
  group: object | null;
  /** A line, in whose box other things are drawn as well. */
  isThin?: true;
  /** The begin of a sentence. */
  said: string;
}
