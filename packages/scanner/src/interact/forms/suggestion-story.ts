import type { Pointer } from '../../engines/finding.ts';

/** What a field suggested under what was typed into it, and whether the keyboard chooses from that. */
export interface SuggestionStory {
  field: Pointer;
  /** Its label; empty where it has none. */
  label: string;
  written: string;
  count: number;
  /** What the first suggestion says, cut. */
  words: string;
  /** Tab leads to them. */
  areStops: boolean;
  /** The arrow keys change something: what is marked, what is written or where the focus is. */
  answersArrows: boolean;
  /** Of that, people who listen get something: another focus, an active or selected suggestion, other words. */
  isHeard: boolean;
  /** The field says that it has a list, open or closed, or a live region has told of it. */
  isTold: boolean;
}
