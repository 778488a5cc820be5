import type { CapturedNode } from '../../capture/page-capture.ts';

/** A part of a page that moves by itself for more than five seconds. */
export interface Moving {
  node: CapturedNode;
  /** A clause for people that says what it does, without a period. */
  what: string;
  /** It surely draws the eye, and is no clock. */
  isCertain: boolean;
  /** It may be kept from people who prefer less motion. */
  mayYield: boolean;
}
