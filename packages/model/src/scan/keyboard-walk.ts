import type { BoundingBox } from './bounding-box.ts';

/** An element that Tab came to. */
export interface WalkStop {
  /** One CSS selector per frame or shadow root on the way to the element. */
  target: string[];
  /** Its accessible name and role, as a screen reader gets them; empty: it has none. */
  name: string;
  role: string;
  /** CSS pixels of the full page, where it was on the screenshot; null: it is not to be seen there. */
  box: BoundingBox | null;
  /** False when neither the element nor anything around it could be seen while it had the focus. */
  visible: boolean;
}

/** `left-page`: Tab led out at the end, as it should. */
export const walkEnds = ['left-page', 'trap', 'cap', 'time', 'page-changed'] as const;
export type WalkEnd = (typeof walkEnds)[number];

/** The way of the focus through the page with Tab alone, from its start. */
export interface KeyboardWalk {
  stops: WalkStop[];
  end: WalkEnd;
}
