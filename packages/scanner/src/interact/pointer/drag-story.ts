import type { Pointer } from '../../engines/finding.ts';
import type { Seen } from '../seen.ts';

/** What came of dragging something, and what else does the same. */
export interface DragStory {
  host: Pointer;
  hostWords: string;
  /**
   * `swipe`: it only counts where the finger or pointer went, and follows when it is lifted; `drop`: as the browser drags;
   * `pinch`: two fingers do it; `place`: nothing follows but where on it the pointer goes down.
   */
  kind: 'drag' | 'swipe' | 'drop' | 'pinch' | 'place';
  /** A control that changes what dragging changes, with its words; null: none nearby does. */
  alternative: { words: string } | null;
  /** A control that the keyboard reaches does the same; null: keys may do it, or nobody knows. */
  byKeys: boolean | null;
  /** How often it was tried and how often that changed something, where there is no alternative. */
  seen: Seen;
}

/** What came of pressing the mouse button down on a control and letting go elsewhere. */
export interface DownStory {
  host: Pointer;
  hostWords: string;
  /** What the page said or showed then; empty where that has no words. */
  words: string;
  /** It was done when the button went down, and stayed done. */
  acts: boolean;
}
