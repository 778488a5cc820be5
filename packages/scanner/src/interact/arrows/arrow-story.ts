import type { Pointer } from '../../engines/finding.ts';
import type { Control } from '../control.ts';

/** What the arrow keys did in a widget that promises them. */
export interface ArrowStory {
  widget: Pointer;
  role: string;
  /** What has the focus there, and what it says. */
  stop: Pointer;
  words: string;
  /** How many items there are to choose from; 0 for a widget with a value. */
  items: number;
  /** The first key that changed anything: the focus, what is chosen, the value; null: none did. */
  answered: string | null;
  /** The value that a slider goes on to tell though it has moved; null for all others. */
  staysAt: string | null;
  /** What has opened it. */
  within?: Control;
}
