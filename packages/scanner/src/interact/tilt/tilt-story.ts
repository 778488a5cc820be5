import type { Pointer } from '../../engines/finding.ts';
import type { Seen } from '../seen.ts';

/** How a device is moved. */
export type Movement = 'right' | 'left' | 'forward' | 'back' | 'shake';

/** What came of moving the device. */
export interface TiltStory {
  /** What changed. */
  host: Pointer;
  hostWords: string;
  movement: Movement;
  /** Nothing but text changed, and it is as before when the device is: it may only tell how that lies. */
  isReading: boolean;
  /** Something pressed or chosen that changes the same, with its words; null: nothing near what changed does. */
  alternative: { words: string } | null;
  /** What is said on the page to turn it off; null: nothing is. */
  off: string | null;
  /** Code of the page stops listening at some time, or a control leads to settings. */
  mayBeOff: boolean;
  /** How often it was tried and how often that changed something. */
  seen: Seen;
}
