import axe from 'axe-core';
import { countOf } from '@curbcut/model/text';
import type { Engine, Unassessed } from '../engine.ts';
import type { PageUnderTest } from '../page-under-test.ts';
import { listSlowRules, withoutUntested } from './list-slow-rules.ts';
import { loadAxe } from './load-axe.ts';
import { axeId, ourRules } from './our-rules.ts';
import { type AxeRun, runAxeOnce } from './run.ts';
import { toFindings } from './to-findings.ts';
import { toOutcomes } from './to-outcomes.ts';

export const axeEngine: Engine = {
  id: axeId,
  name: 'axe-core',
  version: axe.version,
  independent: true,
  comprehensive: true,
  prepare: loadAxe,
  async run(page) {
    const run = await runAxeOnce(page);
    return {
      outcomes: withoutUntested(toOutcomes(run.results), run.untested.anywhere, ourRules),
      findings: toFindings(run, page.limits.nodesPerIssue),
      notAssessed: [
        ...run.failedFrames.map(({ at, frame }) => ({
          kind: 'frame' as const,
          at,
          code: frame ? 'FRAME_UNRESPONSIVE' : 'FRAME_UNREACHABLE',
          message: frame
            ? 'This frame did not let the engines judge it in time.'
            : 'This frame could not be opened, so its content was not judged.',
        })),
        ...leftOut(run, page),
        ...listSlowRules(run.untested.anywhere, ourRules),
      ],
      score: null,
    };
  },
};

function leftOut({ framesLeftOut }: AxeRun, { limits }: PageUnderTest): Unassessed[] {
  const { beyondLimit, withoutTime } = framesLeftOut;
  return [
    tooMany(
      beyondLimit,
      (frames) =>
        `The page has more frames than are judged, which is ${limits.frames - 1}. ${frames} and what is in them were left out.`,
    ),
    tooMany(
      withoutTime,
      (frames) =>
        `The page took so long that there was no time for all of its frames. ${frames} and what is in them were left out.`,
    ),
  ].flat();
}

function tooMany(count: number, describe: (frames: string) => string): Unassessed[] {
  if (count === 0) return [];
  const message = describe(countOf(count, 'other frame'));
  return [{ kind: 'frame', at: null, code: 'TOO_MANY_FRAMES', message }];
}
