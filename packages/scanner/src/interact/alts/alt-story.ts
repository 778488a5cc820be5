/** An image that shows another picture since a control was pressed. */
export interface AltStory {
  element: number;
  /** Its text alternative before and now. */
  alt: { before: string; now: string };
  /** What is written around it, before and now. */
  around: { before: string; now: string };
}
