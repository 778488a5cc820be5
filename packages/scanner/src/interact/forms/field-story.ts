import type { Pointer } from '../../engines/finding.ts';

/** What the page did on its own when a field got the focus or was filled in. */
export interface FieldStory {
  field: Pointer;
  /** Its label; empty where it has none. */
  label: string;
  /** Words beside the field say what will happen. */
  isWarned: boolean;
  on: 'focus' | 'typing' | 'choice';
  /** Null: nothing that changes where people are. */
  change: {
    kind: 'focus' | 'dialog' | 'page' | 'gone';
    /** Where the focus is then, or what the dialog says. */
    words: string;
  } | null;
}
