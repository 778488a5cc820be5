import axe from 'axe-core';
import type { Engine } from '../engine.ts';
import { loadAxe } from './load-axe.ts';
import { axeId } from './our-rules.ts';
import { runAxeOnce } from './run.ts';
import { toFindings } from './to-findings.ts';
import { toOutcomes } from './to-outcomes.ts';

export const axeEngine: Engine = {
  id: axeId,
  name: 'axe-core',
  version: axe.version,
  independent: true,
  comprehensive: true,
  basis: () => ({ sources: [import.meta.dirname], thresholds: {} }),
  prepare: loadAxe,
  async run(page) {
    const run = await runAxeOnce(page);
    return {
      outcomes: toOutcomes(run.results),
      findings: toFindings(run, page.limits.nodesPerIssue),
      notAssessed: run.failedFrames.map(({ at, frame }) => ({
        kind: 'frame',
        at,
        code: frame ? 'FRAME_UNRESPONSIVE' : 'FRAME_UNREACHABLE',
        message: frame
          ? 'This frame did not let the engines judge it in time.'
          : 'This frame could not be opened, so its content was not judged.',
      })),
      score: null,
    };
  },
};
