/**
 * By what an element is known again in another scan of its page, also where its words, its place or what is around it have
 * changed in between. Nothing in it is generated, and each text is at most about 100 characters long.
 */
export interface ElementTraits {
  /** Its name in lower case, for example `button`. */
  tag: string;
  /** An id that an author gave it, else empty. */
  id: string;
  /** Other lasting attributes, for example `type=search`. */
  attributes: string[];
  words: string;
  /** The landmarks and named elements that it is in, the outermost first. */
  around: string;
  /** The names of the six elements that it is in, the nearest first. */
  path: string;
  /** The words next to it, before and after. */
  before: string;
  after: string;
}
