import type { Pointer } from '../../engines/finding.ts';
import type { Control } from '../control.ts';
import type { NewText } from '../new-text.ts';
import type { Unheard } from '../unheard.ts';

/** What the page did on its own when a field got the focus or was filled in. */
export interface FieldStory {
  field: Pointer;
  /** Its label; empty where it has none. */
  label: string;
  /** What has to be pressed before, as it opens what the field stands in. */
  within?: Control;
  /** Words beside the field say what will happen. */
  isWarned: boolean;
  /** It says that it searches, or leaves out what does not fit. */
  mayFind: boolean;
  on: 'focus' | 'typing' | 'choice';
  /** What was typed; empty for what is chosen. */
  written: string;
  /** Null: nothing that changes where people are. */
  change: {
    kind: 'focus' | 'dialog' | 'page' | 'gone';
    /** Where the focus is then, or what the dialog says. */
    words: string;
  } | null;
  /** Keys that did not lead out of it; null where one did, or where none was tried. */
  trap: readonly string[] | null;
  /** What the page said then, elsewhere than in the field; null where it was not watched. */
  said: {
    texts: NewText[];
    /** Blocks of text that are in sight no more. */
    textsGone: number;
    /** What live regions said, and what of it is perhaps not heard. */
    announced: string[];
    unheard: Unheard[];
  } | null;
}
