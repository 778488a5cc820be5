/** What repeats an issue on the pages of a site. */
export interface IssueComponent {
  /** A selector, or a list of selectors, for people: the part of the page and the element, without what only one of them has. */
  pattern: string;
  /** Text and background, as `#rrggbb on #rrggbb`; null where no colors were measured. */
  colors: string | null;
  /**
   * Which elements beside those of the very pattern are meant: none; those without a place, as no other place is known; or,
   * where only names of one page had told them apart, all of their kind; or every element that the rule finds. Absent: it
   * was not kept, and may be any.
   */
  reach?: ComponentReach | undefined;
  /** In words, for example `Button in the header`. Absent: it was not kept. */
  name?: string | undefined;
}

export const componentReaches = ['exact', 'only-place', 'loose', 'every'] as const;
export type ComponentReach = (typeof componentReaches)[number];
