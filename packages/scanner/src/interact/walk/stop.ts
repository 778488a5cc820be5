import type { Pointer } from '../../engines/finding.ts';

/** A stop of Tab. */
export interface Stop {
  pointer: Pointer;
  tag: string;
  type: string;
  words: string;
  /** It could be seen while it had the focus, or what it is drawn by. */
  isSeen: boolean;
  /** It was drawn itself. */
  isDrawn: boolean;
  isEditable: boolean;
  isMute: boolean;
  /** The list, bar or form that it is an item of; null: none. */
  group: { pointer: Pointer; isFromRight: boolean } | null;
  /** How often Tab had to be pressed from the start. */
  presses: number;
}
