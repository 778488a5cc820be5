import type { WalkEnd } from '@curbcut/model/scan';
import type { Pointer } from '../../engines/finding.ts';
import type { Decided } from './decided.ts';
import type { Stop } from './stop.ts';

/** What took the focus away as soon as a stop had it. */
export interface Jump {
  from: Stop;
  /** Where the focus went, without a pointer where nothing has it then; null: another page was asked for. */
  to: { pointer: Pointer | null; words: string } | null;
}

/** Where Tab did not lead on. */
export interface Trap {
  at: Stop;
  /** Keys that did not lead out either. */
  tried: readonly string[];
}

/** A stop that could not be seen while it had the focus, as something lay over it wholly. */
export interface Covered {
  stop: Stop;
  by: Pointer;
  /** What that says first; may be empty. */
  words: string;
  /** On the way back, with Shift and Tab. */
  isBack: boolean;
}

/** Where Shift and Tab did not lead back, though Tab leads on. */
export interface NoWayBack {
  at: Stop;
  /** The stop before it, which takes the focus when it is given to it. */
  before: Stop;
  /** Where the focus went instead: on to another stop, or to nothing; `stays` where it did not move. */
  leads: 'stays' | 'on' | 'nowhere';
  /** What had the focus then; empty for nothing and for what says nothing. */
  words: string;
}

/** A link to a place of the page that the keyboard followed. */
export interface Skip {
  link: Stop;
  /** Where the next press of Tab led; null: to nothing of the page. */
  next: { words: string } | null;
  works: boolean;
  /** The page has no such place. */
  isLost: boolean;
}

/** A stop whose picture with the focus hardly differs from that without it. */
export interface Faint {
  stop: Stop;
  /** Between the two, and against what is beside the change: the most that enough of its pixels reach. */
  contrast: number;
  /** Nobody sees it, of whatever color it is. */
  isUnseen: boolean;
}

/** What lay over the whole page from the start, and to which Tab led only after stops of the page behind it. */
export interface Veil {
  pointer: Pointer;
  /** What it is called, or says first; may be empty. */
  words: string;
  /** Where Tab led first instead. */
  first: Stop;
  /** How many stops came before its own. */
  before: number;
}

/** The way of the focus through the page, and what was noticed on it. */
export interface Walked {
  stops: readonly Stop[];
  end: WalkEnd;
  jumps: readonly Jump[];
  trap: Trap | null;
  covered: readonly Covered[];
  veil: Veil | null;
  /** Seen on the way back. */
  noWaysBack: readonly NoWayBack[];
  skips: readonly Skip[];
  /** Stops whose picture with the focus is the picture without it. */
  unmarked: readonly Stop[];
  faint: readonly Faint[];
  decided: Decided;
}
