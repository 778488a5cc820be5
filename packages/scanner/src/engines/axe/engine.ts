import axe from 'axe-core';
import type { Engine } from '../engine.ts';
import { countPassedRules } from './count-passed-rules.ts';
import { listJudgedCategories } from './list-judged-categories.ts';
import { runAxe } from './run.ts';
import { toFindings } from './to-findings.ts';

export const axeEngine: Engine = {
  id: 'axe',
  name: 'axe-core',
  version: axe.version,
  async run(page) {
    const run = await page.shared('axe', () => runAxe(page));
    return {
      findings: toFindings(run, page.limits.nodesPerIssue),
      passedRules: countPassedRules(run.results),
      judged: listJudgedCategories(run.results),
      notAssessed: run.failedFrames.map(({ at, frame }) => ({
        kind: 'frame',
        at,
        code: frame ? 'FRAME_UNRESPONSIVE' : 'FRAME_UNREACHABLE',
        message: frame
          ? 'This frame did not let the engines judge it in time.'
          : 'This frame could not be opened, so its content was not judged.',
      })),
    };
  },
};
