import { describe, expect, test } from 'vitest';
import { categories } from './category.ts';
import { type Issue, impacts, levels } from './issue.ts';
import { issuePoints, scoreIssues, scoreWithoutEach } from './score.ts';

type Scored = Pick<Issue, 'impact' | 'level' | 'outcome' | 'nodesTotal' | 'category'>;

const issue = (rest: Partial<Scored> = {}): Scored => ({
  impact: 'serious',
  level: 'AA',
  outcome: 'failed',
  nodesTotal: 1,
  category: 'forms',
  ...rest,
});

/** Mulberry32: the same sets on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomIssues(seed: number): Scored[] {
  const random = randomFrom(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: 1 + Math.floor(random() * 25) }, () =>
    issue({
      impact: pick(impacts),
      level: pick(levels),
      outcome: random() < 0.8 ? 'failed' : 'needs-review',
      nodesTotal: Math.floor(random() ** 3 * 700),
      category: pick(categories).slug,
    }),
  );
}

/** The overall score and the eight categories', in order. */
function scoresOf(issues: readonly Scored[]): number[] {
  const { overallScore, categories: scored } = scoreIssues(issues);
  return [overallScore, ...scored.map(({ score }) => score)];
}

/** Every way of making one issue a little better; an empty list takes it away. */
function improvements(one: Scored): Scored[][] {
  const milder = impacts[impacts.indexOf(one.impact) + 1];
  return [
    [],
    [{ ...one, outcome: 'needs-review' }],
    [{ ...one, nodesTotal: Math.max(0, one.nodesTotal - 1) }],
    ...(milder ? [[{ ...one, impact: milder }]] : []),
    [{ ...one, level: 'best-practice' }],
  ];
}

describe('the score rule', () => {
  test('a page without issues has 1 everywhere', () => {
    expect(scoresOf([])).toEqual(Array(9).fill(1));
  });

  test('making anything better never lowers a score', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const issues = randomIssues(seed);
      const before = scoresOf(issues);
      for (const [index, one] of issues.entries()) {
        for (const better of improvements(one)) {
          const after = scoresOf(issues.toSpliced(index, 1, ...better));
          const lower = after.filter((score, place) => score < (before[place] ?? 0));
          expect(lower, `seed ${seed}, issue ${index}`).toEqual([]);
        }
      }
    }
  });

  test('needs-review counts nowhere', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const issues = randomIssues(seed);
      const failedOnly = issues.filter(({ outcome }) => outcome === 'failed');
      expect(scoreIssues(issues)).toEqual(scoreIssues(failedOnly));
    }
    expect(issuePoints(issue({ outcome: 'needs-review', impact: 'critical' }))).toBe(0);
  });

  test('a page with a failed issue never shows 1, not even for the mildest', () => {
    for (const { slug } of categories) {
      const mildest = issue({ impact: 'minor', level: 'AAA', category: slug, nodesTotal: 1 });
      const { overallScore, categories: scored } = scoreIssues([mildest]);
      expect(overallScore).toBeLessThan(1);
      expect(scored.find((category) => category.slug === slug)).toMatchObject({ issuesCount: 1 });
      expect(scored.find((category) => category.slug === slug)?.score).toBeLessThan(1);
    }
  });

  test('scores stay from 0 to 1 with two decimals, whatever the issues', () => {
    const worst = Array.from({ length: 2_000 }, () =>
      issue({ impact: 'critical', nodesTotal: 10_000 }),
    );
    for (const issues of [worst, ...Array.from({ length: 50 }, (_, seed) => randomIssues(seed))]) {
      for (const score of scoresOf(issues)) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(Math.round(score * 100) / 100).toBe(score);
      }
    }
  });

  test('without one issue the score is that of the others, whichever it is', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const issues = randomIssues(seed);
      const { now, without } = scoreWithoutEach(issues);
      expect(now).toBe(scoreIssues(issues).overallScore);
      for (const left of issues) {
        const others = issues.filter((other) => other !== left);
        expect(without(left)).toBe(scoreIssues(others).overallScore);
      }
    }
  });

  test('one critical issue of level A: its category 77, the whole 87', () => {
    const { overallScore, categories: scored } = scoreIssues([
      issue({ impact: 'critical', level: 'A' }),
    ]);
    expect(scored.find(({ slug }) => slug === 'forms')?.score).toBe(0.77);
    expect(overallScore).toBe(0.87);
  });

  test('more elements weigh more, at most twice as much', () => {
    const points = [1, 2, 10, 256, 500, 100_000].map((nodesTotal) =>
      issuePoints(issue({ nodesTotal })),
    );
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points[0]).toBe(15);
    expect(points.slice(3)).toEqual([30, 30, 30]);
  });
});
