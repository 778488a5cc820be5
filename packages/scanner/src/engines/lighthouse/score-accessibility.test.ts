import type { Result } from 'axe-core';
import { expect, test } from 'vitest';
import type { AxeRun } from '../axe/run.ts';
import { auditIds, scoreAccessibility } from './score-accessibility.ts';

/** In the top frame, or in a frame of it; `stopped`: where the rule threw. */
function result(id: string, places: { target: string[]; stopped?: boolean }[]): Result {
  const none = [{ id: 'error-occurred' }];
  const nodes = places.map(({ target, stopped }) => ({ target, none: stopped ? none : [] }));
  const error = places.some(({ stopped }) => stopped) ? { error: { message: 'It threw.' } } : {};
  return { id, tags: [], nodes, help: '', description: '', ...error } as unknown as Result;
}

function scoreOf(
  found: { violations?: Result[]; incomplete?: Result[] },
  tooSlow: { inTopFrame?: string[]; anywhere?: string[] } = {},
) {
  const results = { violations: [], incomplete: [], passes: [], testEngine: { version: '4' } };
  const met = new Set([
    ...[...(found.violations ?? []), ...(found.incomplete ?? [])].map(({ id }) => id),
    ...(tooSlow.inTopFrame ?? []),
  ]);
  return scoreAccessibility({
    results: { ...results, ...found } as unknown as AxeRun['results'],
    idleInTopFrame: new Set(auditIds.filter((id) => !met.has(id) && id !== 'html-has-lang')),
    untested: {
      inTopFrame: new Set(tooSlow.inTopFrame),
      anywhere: new Set(tooSlow.anywhere ?? tooSlow.inTopFrame),
    },
  });
}

const inTop = { target: ['#film'] };
const inFrame = { target: ['#player', '#film'] };

test('what needs a review costs nothing, and what failed does', () => {
  expect(scoreOf({ incomplete: [result('video-caption', [inTop])] })).toMatchObject({
    score: 1,
    unfinished: [],
  });
  expect(scoreOf({ violations: [result('button-name', [inTop])] }).score).toBeLessThan(1);
});

test('a rule that stopped in a frame leaves the score of the page as Lighthouse gives it', () => {
  const stopped = result('button-name', [inTop, { ...inFrame, stopped: true }]);
  expect(scoreOf({ incomplete: [stopped] })).toMatchObject({ score: 1, unfinished: [] });
  const failed = result('button-name', [inTop]);
  const withBoth = scoreOf({ violations: [failed], incomplete: [stopped] });
  expect(withBoth.score).toBe(scoreOf({ violations: [failed] }).score);
});

test('with a rule that stopped in the page itself there is no score, and it is named', () => {
  const stopped = result('button-name', [{ ...inTop, stopped: true }]);
  expect(scoreOf({ incomplete: [stopped] })).toMatchObject({
    score: null,
    unfinished: ['button-name'],
  });
});

test('with a rule that took too long in the page itself there is no score, and it is named', () => {
  expect(scoreOf({}, { inTopFrame: ['html-has-lang'] })).toMatchObject({
    score: null,
    unfinished: ['html-has-lang'],
  });
  expect(scoreOf({}, { anywhere: ['html-has-lang'] }).score).toBe(1);
});

/** What becomes of one rule, in the page and in a frame of it, in every way that a run of axe can end. */
const endings: [string, (id: string) => Parameters<typeof scoreOf>][] = [
  ['failed', (id) => [{ violations: [result(id, [inTop])] }]],
  ['failed in a frame', (id) => [{ violations: [result(id, [inFrame])] }]],
  ['asked', (id) => [{ incomplete: [result(id, [inTop])] }]],
  ['asked in a frame', (id) => [{ incomplete: [result(id, [inFrame])] }]],
  ['asked of nothing', (id) => [{ incomplete: [result(id, [])] }]],
  ['stopped', (id) => [{ incomplete: [result(id, [{ ...inTop, stopped: true }])] }]],
  ['stopped in a frame', (id) => [{ incomplete: [result(id, [{ ...inFrame, stopped: true }])] }]],
  [
    'failed and stopped',
    (id) => [
      {
        violations: [result(id, [inTop])],
        incomplete: [result(id, [{ ...inTop, stopped: true }])],
      },
    ],
  ],
  ['too slow', (id) => [{}, { inTopFrame: [id] }]],
  ['too slow in a frame', (id) => [{}, { anywhere: [id] }]],
  ['failed and too slow', (id) => [{ violations: [result(id, [inTop])] }, { inTopFrame: [id] }]],
];

test.each(endings)('there is a score, or it is named what it lacks: a rule %s', (name, ending) => {
  for (const id of auditIds) {
    const { score, unfinished } = scoreOf(...ending(id));
    expect({ id, unfinished }).toEqual({ id, unfinished: score === null ? [id] : [] });
    const endsInPage = /stopped$|slow$/.test(name);
    expect({ id, hasScore: score !== null }).toEqual({ id, hasScore: !endsInPage });
  }
});
