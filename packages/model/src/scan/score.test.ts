import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories } from './category.ts';
import { type Issue, impacts, levels } from './issue.ts';
import {
  countsInScore,
  impactPoints,
  issuePoints,
  scoreIssues,
  scoreWithoutEach,
} from './score.ts';

type Scored = Pick<Issue, 'impact' | 'level' | 'outcome' | 'nodesTotal' | 'category'>;

const issue = (rest: Partial<Scored> = {}): Scored => ({
  impact: 'serious',
  level: 'AA',
  outcome: 'failed',
  nodesTotal: 1,
  category: 'forms',
  ...rest,
});

const elements = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 2_000 }));
const anyIssue: fc.Arbitrary<Scored> = fc.record({
  impact: fc.constantFrom(...impacts),
  level: fc.constantFrom(...levels),
  outcome: fc.constantFrom('failed', 'failed', 'failed', 'needs-review'),
  nodesTotal: elements,
  category: fc.constantFrom(...categories.map(({ slug }) => slug)),
});
const counting = anyIssue.map((one): Scored => ({ ...one, outcome: 'failed', level: 'A' }));
const page = fc.array(anyIssue, { maxLength: 25 });
const chosen = fc.nat();

/** The same pages on every run. */
const check = (property: fc.IProperty<never> | fc.IRawProperty<unknown>) =>
  fc.assert(property as fc.IRawProperty<unknown>, { numRuns: 500, seed: 49 });

/** The overall score and the eight categories', in order. */
function scoresOf(issues: readonly Scored[]): number[] {
  const { overallScore, categories: scored } = scoreIssues(issues);
  return [overallScore, ...scored.map(({ score }) => score)];
}

function expectNoneLower(after: readonly Scored[], before: readonly Scored[]): void {
  const floor = scoresOf(before);
  expect(scoresOf(after).filter((score, at) => score < (floor[at] ?? 0))).toEqual([]);
}

describe('fixing never lowers a score, adding never raises one', () => {
  test('an issue, wherever it is', () => {
    check(
      fc.property(page, anyIssue, chosen, (others, one, at) => {
        expectNoneLower(others, others.toSpliced(at % (others.length + 1), 0, one));
      }),
    );
  });

  test('several issues at once', () => {
    check(
      fc.property(page, fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (all, kept) => {
        expectNoneLower(
          all.filter((_, at) => kept[at]),
          all,
        );
      }),
    );
  });

  test('some of the elements of an issue', () => {
    check(
      fc.property(page, anyIssue, elements, (others, one, left) => {
        const nodesTotal = Math.min(left, one.nodesTotal);
        expectNoneLower([...others, { ...one, nodesTotal }], [...others, one]);
      }),
    );
  });

  test('making an issue milder, or a matter of review or advice', () => {
    check(
      fc.property(page, anyIssue, (others, one) => {
        const milder = impacts[impacts.indexOf(one.impact) + 1] ?? one.impact;
        const better: Scored[] = [
          { ...one, impact: milder },
          { ...one, outcome: 'needs-review' },
          { ...one, level: 'best-practice' },
          { ...one, level: 'AAA' },
        ];
        for (const each of better) expectNoneLower([...others, each], [...others, one]);
      }),
    );
  });
});

describe('severity first', () => {
  test('no reach makes an issue weigh as much as one of the next severity on one element', () => {
    for (const [at, impact] of impacts.slice(1).entries()) {
      const widest = issuePoints(issue({ impact, nodesTotal: 1_000_000 }));
      expect(widest).toBeLessThan(issuePoints(issue({ impact: impacts[at] ?? impact })));
    }
  });

  test('two issues fixed and a milder one added is better, however many elements that has', () => {
    check(
      fc.property(
        page,
        fc.constantFrom('critical', 'serious', 'moderate'),
        elements,
        elements,
        elements,
        fc.nat(2),
        (others, impact, first, second, reach, step) => {
          const milder = impacts[Math.min(3, impacts.indexOf(impact) + 1 + step)] ?? 'minor';
          const before = [
            ...others,
            issue({ impact, nodesTotal: first }),
            issue({ impact, nodesTotal: second, category: 'links' }),
          ];
          const after = [...others, issue({ impact: milder, nodesTotal: reach })];
          expect(scoreIssues(after).overallScore).toBeGreaterThanOrEqual(
            scoreIssues(before).overallScore,
          );
        },
      ),
    );
  });

  test('and it is seen', () => {
    const rest = [
      issue({ nodesTotal: 40, category: 'visual-design' }),
      issue({ nodesTotal: 3, category: 'links' }),
      issue({ level: 'best-practice', impact: 'moderate', nodesTotal: 60 }),
    ];
    const two = [issue({ nodesTotal: 2 }), issue({ category: 'document-structure' })];
    const moderate = issue({ impact: 'moderate', nodesTotal: 300, category: 'content-structure' });
    const rise =
      scoreIssues([...rest, moderate]).overallScore - scoreIssues([...rest, ...two]).overallScore;
    expect(rise).toBeGreaterThanOrEqual(0.03);
  });

  test('more elements weigh more, at most twice as much', () => {
    const points = [1, 2, 10, 256, 500, 100_000].map((nodesTotal) =>
      issuePoints(issue({ nodesTotal })),
    );
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points[0]).toBe(impactPoints.serious);
    expect(points.slice(3)).toEqual(Array(3).fill(2 * impactPoints.serious));
  });

  test('24 controls without a name weigh more than the pale text, tight targets and missing language of a manual', () => {
    const console = [issue({ impact: 'critical', level: 'A', nodesTotal: 24 })];
    const manual = [
      issue({ nodesTotal: 147, category: 'visual-design' }),
      issue({ nodesTotal: 9, category: 'keyboard-navigation' }),
      issue({ category: 'document-structure' }),
      issue({ impact: 'moderate', level: 'best-practice', category: 'document-structure' }),
    ];
    expect(scoreIssues(console).overallScore).toBeLessThan(scoreIssues(manual).overallScore - 0.05);
  });
});

describe('what one cause weighs does not hang on how it is listed', () => {
  test('the order of issues changes nothing', () => {
    check(
      fc.property(page, fc.array(chosen, { minLength: 25, maxLength: 25 }), (issues, keys) => {
        const order = issues.map((one, at) => ({ one, key: keys[at] ?? 0 }));
        const shuffled = order.sort((a, b) => a.key - b.key).map(({ one }) => one);
        expect(scoreIssues(shuffled)).toEqual(scoreIssues(issues));
      }),
    );
  });

  /** So many points stand behind a score; 0.01 of rounding down is left to it. */
  const pointsBehind = (score: number) => 140 / score - 140;

  test('an issue that is listed as two costs less than as much again', () => {
    check(
      fc.property(page, counting, chosen, (others, one, cut) => {
        fc.pre(one.nodesTotal > 1);
        const first = 1 + (cut % (one.nodesTotal - 1));
        const split = [
          { ...one, nodesTotal: first },
          { ...one, nodesTotal: one.nodesTotal - first },
        ];
        const whole = scoreIssues([...others, one]).overallScore;
        const halves = scoreIssues([...others, ...split]).overallScore;
        expect(pointsBehind(halves + 0.01) - pointsBehind(whole)).toBeLessThanOrEqual(
          issuePoints(one) * Math.SQRT1_2 + 1e-6,
        );
        expect(pointsBehind(whole + 0.01) - pointsBehind(halves)).toBeLessThanOrEqual(
          issuePoints(one) * Math.SQRT1_2 + 1e-6,
        );
      }),
    );
  });

  test('an issue that is listed twice over the same elements costs less than as much again', () => {
    check(
      fc.property(page, counting, (others, one) => {
        const once = scoreIssues([...others, one]).overallScore;
        const twice = scoreIssues([...others, one, one]).overallScore;
        expect(pointsBehind(twice + 0.01) - pointsBehind(once)).toBeLessThanOrEqual(
          issuePoints(one) * Math.SQRT1_2 + 1e-6,
        );
      }),
    );
  });
});

describe('what counts', () => {
  test('a page without issues has 1 everywhere', () => {
    expect(scoresOf([])).toEqual(Array(9).fill(1));
  });

  test('reviews, AAA and best practices count nowhere', () => {
    check(
      fc.property(page, (issues) => {
        expect(scoresOf(issues)).toEqual(scoresOf(issues.filter(countsInScore)));
      }),
    );
    const advice = impacts.flatMap((impact) => [
      issue({ impact, outcome: 'needs-review', nodesTotal: 500 }),
      issue({ impact, level: 'AAA', nodesTotal: 500 }),
      issue({ impact, level: 'best-practice', nodesTotal: 500 }),
    ]);
    expect(scoresOf(advice)).toEqual(Array(9).fill(1));
    expect(scoreIssues(advice).categories.find(({ slug }) => slug === 'forms')).toMatchObject({
      issuesCount: 0,
    });
  });

  test('a page with a failed issue of level A or AA never shows 1, not even for the mildest', () => {
    for (const { slug } of categories) {
      const mildest = issue({ impact: 'minor', level: 'AA', category: slug });
      const { overallScore, categories: scored } = scoreIssues([mildest]);
      expect(overallScore).toBe(0.99);
      expect(scored.find((category) => category.slug === slug)).toMatchObject({
        score: 0.99,
        issuesCount: 1,
      });
    }
  });

  test('no category holds the page up: the overall score is never above the lowest of them', () => {
    check(
      fc.property(page, (issues) => {
        const [overall = 0, ...scored] = scoresOf(issues);
        expect(overall).toBeLessThanOrEqual(Math.min(...scored));
      }),
    );
  });

  test('scores stay from 0 to 1 with two decimals, whatever the issues', () => {
    const worst = Array.from({ length: 2_000 }, () =>
      issue({ impact: 'critical', nodesTotal: 10_000 }),
    );
    const expectWireScores = (issues: readonly Scored[]) => {
      for (const score of scoresOf(issues)) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(Math.round(score * 100) / 100).toBe(score);
      }
    };
    expectWireScores(worst);
    check(fc.property(page, expectWireScores));
  });
});

test('without one issue the score is that of the others, whichever it is', () => {
  check(
    fc.property(page, (issues) => {
      const { now, without } = scoreWithoutEach(issues);
      expect(now).toBe(scoreIssues(issues).overallScore);
      for (const [at, left] of issues.entries()) {
        expect(without(left)).toBe(scoreIssues(issues.toSpliced(at, 1)).overallScore);
      }
    }),
  );
});

test('the example of docs/scoring.md', () => {
  const { overallScore, categories: scored } = scoreIssues([
    issue({ impact: 'critical', level: 'A', nodesTotal: 4, category: 'image-accessibility' }),
    issue({ nodesTotal: 12, category: 'visual-design' }),
    issue({ impact: 'moderate', level: 'best-practice', category: 'content-structure' }),
    issue({ outcome: 'needs-review', nodesTotal: 3, category: 'visual-design' }),
  ]);
  expect(overallScore).toBe(0.59);
  const shown = scored.filter(({ score }) => score < 1).map(({ slug, score }) => [slug, score]);
  expect(shown).toEqual([
    ['image-accessibility', 0.63],
    ['visual-design', 0.85],
  ]);
});
