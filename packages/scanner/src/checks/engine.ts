import path from 'node:path';
import type { Outcome } from '@curbcut/model/scan';
import type { Engine, Unassessed } from '../engines/engine.ts';
import type { Finding } from '../engines/finding.ts';
import { checks } from './index.ts';
import { runCheck } from './run-check.ts';

/** Our own checks as one engine: what they find is merged and shown like any other engine's findings. */
export const checksEngine: Engine = {
  id: 'curbcut',
  name: 'Curbcut checks',
  version: '1.0.0',
  independent: true,
  comprehensive: false,
  basis: (rule) => ({
    sources: ['engine.ts', 'run-check.ts', rule].map((name) =>
      path.join(import.meta.dirname, name),
    ),
    thresholds: checks.find((check) => check.rule === rule)?.thresholds ?? {},
  }),
  async run(page) {
    const outcomes = new Map<string, Outcome>();
    const findings: Finding[] = [];
    const notAssessed: Unassessed[] = [];
    await page.guard.race(page.screenshotEnded);
    for (const check of checks) {
      try {
        const result = await runCheck(check, page);
        outcomes.set(check.rule, result.outcome);
        findings.push(...result.findings);
      } catch (error) {
        if (page.guard.error) throw error;
        page.warn(`The check ${check.rule} stopped: ${String(error)}`);
        notAssessed.push({
          kind: 'check',
          at: null,
          code: 'CHECK_FAILED',
          message: `The check “${check.name}” could not finish on this page.`,
        });
      }
    }
    return { outcomes, findings, notAssessed, score: null };
  },
};
