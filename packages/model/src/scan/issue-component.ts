/** What repeats an issue on the pages of a site. */
export interface IssueComponent {
  /** A selector for people: the part of the page and the element, without what only one of them has. */
  pattern: string;
  /** Text and background, as `#rrggbb on #rrggbb`; null where no colors were measured. */
  colors: string | null;
}
