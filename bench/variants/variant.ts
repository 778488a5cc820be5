/** Gives one of both texts, by whether the page has the barrier. */
export type Flaw = (clean: string, flawed: string) => string;

/** A small page with one barrier, and its twin without it. */
export interface Variant {
  /** In kebab-case, unique; never appears in what is served. */
  id: string;
  /** Where the class of barrier is described: one of the W3C's common failures, an ACT rule, or a theme of tool audits. */
  about: string;
  /** WCAG 2.2, for example `2.4.7`. */
  criteria: string[];
  /** One sentence, as an auditor would report it. */
  barrier: string;
  /** CSS selectors of its elements in the page that has it; empty for the whole page. */
  target: string[];
  /** A regular expression, case ignored, for a finding that is about the barrier. */
  words: string;
  /** BCP 47; `en` where it is left out. */
  language?: string;
  /** Also the heading of level one, where `body` gives the page. */
  title: string;
  /** Within `head`, for both twins or by `flaw`. */
  head?: string | ((flaw: Flaw) => string);
  /** What follows the heading in `main`. One of both is given. */
  body?: (flaw: Flaw) => string;
  /** The whole document. */
  page?: (flaw: Flaw) => string;
}
