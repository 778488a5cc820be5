import type { OutlineItem, PageOutline } from '@curbcut/model/scan';

/** A page of a site that is compared with its others. */
export interface ComparedPage {
  /** Its place among the pages of the site. */
  at: number;
  url: string;
  outline: PageOutline;
}

/** What a comparison blames, or asks about: an element of a page. */
export interface ComparedNode {
  at: number;
  item: Pick<OutlineItem, 'target' | 'html'>;
  failureSummary: string;
}

export interface Comparison {
  /** Id of its row in the rule catalogue. */
  rule: string;
  /** What does not hold between the pages; empty where all is the same. */
  compare(
    pages: readonly ComparedPage[],
  ): { outcome: 'failed' | 'needs-review'; nodes: ComparedNode[] }[];
}

/** Words as people compare them: numbers in them count things, for example in a basket. */
export function wordKey(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The value that at least two thirds of at least three have; null without one. */
export function prevailing<T>(values: readonly T[]): T | null {
  const leastPages = 3;
  const share = 2 / 3;
  const groups = [...Map.groupBy(values, (value) => value)];
  const [most] = groups.sort(([, a], [, b]) => b.length - a.length);
  if (!most || values.length < leastPages || most[1].length < values.length * share) return null;
  return most[0];
}

/** Pages in one language are compared with each other: others have other words. */
export function byLanguage(pages: readonly ComparedPage[]): ComparedPage[][] {
  return [...Map.groupBy(pages, ({ outline }) => outline.lang.split('-')[0] ?? '').values()];
}

export function quoted(words: string): string {
  return words.length > 60 ? `“${words.slice(0, 59)}…”` : `“${words}”`;
}
