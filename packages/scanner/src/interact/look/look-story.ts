/** What looks may be told apart by. */
export type LookProperty =
  | 'background'
  | 'border'
  | 'color'
  | 'weight'
  | 'shadow'
  | 'line'
  | 'opacity'
  | 'mark'
  | 'sign';

/** A control that looks other after it was pressed, and goes on to look so. */
export interface LookStory {
  /** An attribute or a native state of it, in it, around it or beside it has changed as well. */
  isTold: boolean;
  /** What has changed about it. */
  properties: readonly LookProperty[];
  /** One of the same making that had this look before and has lost it; null: pressed once more, it looked as before. */
  lost: { words: string } | null;
  /** The state that it says of itself, which is the same as before; null where it says none. */
  state: { name: string; value: string } | null;
}
