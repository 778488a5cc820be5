import type { Pointer } from '../../engines/finding.ts';

/** Otherwise than with one click: with two of them, with the other button of the mouse, or held down. */
export type Manner = 'double' | 'right' | 'long';

/** Something that was pressed in such a manner, and did something then that one click does not. */
export interface MannerStory {
  host: Pointer;
  hostWords: string;
  manner: Manner;
  /** Tab leads to it. */
  isStop: boolean;
  /** What came in sight then; empty where that has no words, or nothing did. */
  words: string;
  /** All that came is offered elsewhere on the page as well. */
  isElsewhere: boolean;
}
