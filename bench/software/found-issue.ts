import type { Issue, Level } from '@curbcut/model/scan';

/** A failed issue as far as it can be compared between runs, whose ports differ. */
export interface FoundIssue {
  page: string;
  rule: string;
  /** Where it was seen, in words; null: on the page as it loads. */
  state: string | null;
  level: Level;
  elements: number;
  /** The selectors of its elements. */
  targets: string[];
}

export function toFoundIssues(page: string, issues: readonly Issue[]): FoundIssue[] {
  return issues
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, level, nodes, nodesTotal, reproduction }) => ({
      page,
      rule,
      state: reproduction?.state ?? null,
      level,
      elements: nodesTotal,
      targets: nodes.map(({ target }) => target.join(' >>> ')),
    }));
}

const sampleSize = 5;

/** The elements that are looked at: all where they are few, else some from the first to the last. */
export function sampleOf<T>(elements: readonly T[]): T[] {
  if (elements.length <= sampleSize) return [...elements];
  const step = (elements.length - 1) / (sampleSize - 1);
  return Array.from({ length: sampleSize }, (_, index) => elements[Math.round(index * step)] as T);
}
