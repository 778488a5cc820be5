import type { StatePicture } from '@curbcut/model/scan';
import type { ResolvedNode } from '../../merge/resolve-nodes.ts';
import type { Control } from '../control.ts';
import type { Pointer } from '../../engines/finding.ts';

/** A message with something to press that came over the page after a press, and what became of it when nothing was done. */
export interface MessageStory {
  control: Control;
  message: Pointer;
  /** What it says, and what can be pressed in it. */
  words: string;
  buttons: string;
  /** When it had gone by itself, in seconds after the press; null: it stayed for as long as it was watched. */
  goneAfter: number | null;
  /** It is a dialog that told how long it would stay. */
  countsDown?: true;
}

/** What a page did by itself while nobody did anything. */
export interface LimitStory {
  /** Where the focus was, and what was written there; `text` is empty where nothing could be written. */
  at: Pointer;
  label: string;
  text: string;
  /**
   * How the time ended: what was written was lost, most of the page went away, it said that the time was over, or it
   * tried to load another page. Null: nothing of the kind.
   */
  end: { kind: 'lost' | 'emptied' | 'told' | 'left'; after: number; words: string } | null;
  /** Before that, something came that has controls, such as a dialog that offers more time. In seconds. */
  warned: { after: number; words: string } | null;
  /** So long a dialog was there before what was written, or most of the page, was gone, in seconds; null where that is not known. */
  warnedFor: number | null;
  /** Before that, something came over the page in which nothing can be pressed but what ends the session at once. */
  leavesOnly: { words: string; buttons: string } | null;
  /** Before that, something was laid over the page that says that the time will end. */
  notice: Notice | null;
  /** The page asked for something from outside meanwhile, in vain: what it would do with an answer is not known. */
  asked: boolean;
  pictures: readonly StatePicture[];
}

/** What says by itself that the time will end. */
export interface Notice {
  at: Pointer;
  /** In seconds. */
  after: number;
  words: string;
  /** It is a dialog by its role, or live regions said something, or it took the focus. */
  isTold: boolean;
  /** Something can be pressed in it. */
  offers: boolean;
}

/** A live region, and how often it said something else in a minute in which nobody did anything. */
export interface RegionStory {
  region: Pointer;
  words: string;
  times: number;
  /** It interrupts what a screen reader is saying. */
  interrupts: boolean;
}

/** What came of waiting. */
export interface WaitUse {
  regions: readonly RegionStory[];
  messages: readonly MessageStory[];
  limit: LimitStory | null;
  resolved: ReadonlyMap<string, ResolvedNode>;
}
