import type { Level } from '@curbcut/model/scan';
import type { Judgment } from './verdicts.ts';

export type JudgmentCounts = Record<Judgment, number>;

export function countJudgments(
  verdicts: readonly { verdict: Judgment }[],
): JudgmentCounts & { all: number } {
  const counts = { true: 0, debatable: 0, false: 0, all: verdicts.length };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  return counts;
}

/** 0 to 1; null of nothing. Strict: what is debatable counts as wrong. */
export function precisionOf(counts: JudgmentCounts): { strict: number; lenient: number } | null {
  const all = counts.true + counts.debatable + counts.false;
  if (all === 0) return null;
  return { strict: counts.true / all, lenient: (counts.true + counts.debatable) / all };
}

/** What the standard demands of a page is scored; the rest is shown apart. */
export function isWithinStandard({ level }: { level: Level }): boolean {
  return level === 'A' || level === 'AA';
}
