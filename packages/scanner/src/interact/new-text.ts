/** A block of text that was not in sight before the press, or said something else. */
export interface NewText {
  element: number;
  text: string;
  /** What it said before; empty where it was empty or not there. */
  before: string;
  /** It was there, and empty. */
  wasEmpty: boolean;
  /** It came in a box of its own over the page that said nothing before. */
  isFloating: boolean;
  /** What as many blocks of the same making said that stood in the same element before and are gone; empty: there were none. */
  inPlaceOf: string[];
  /** It came within a line that was there, as a word beside the button does that was pressed. */
  isInLine?: true;
  /** Controls in it, headings in it or right before it, and whether a pointer finds a hand there. */
  controls: number;
  isHeaded: boolean;
}
