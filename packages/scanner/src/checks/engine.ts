import type { Engine, Unassessed } from '../engines/engine.ts';
import type { Finding } from '../engines/finding.ts';
import { checks } from './index.ts';

/** Our own checks as one engine: what they find is merged and shown like any other engine's findings. */
export const checksEngine: Engine = {
  id: 'curbcut',
  name: 'Curbcut checks',
  version: '1.0.0',
  async run(page) {
    const findings: Finding[] = [];
    const notAssessed: Unassessed[] = [];
    let passedRules = 0;
    await page.guard.race(page.pictured);
    for (const check of checks) {
      try {
        const found = await check.run(page);
        findings.push(...found);
        if (found.length === 0) passedRules += 1;
      } catch (error) {
        if (page.guard.error) throw error;
        page.warn(`The check ${check.id} stopped: ${String(error)}`);
        notAssessed.push({
          kind: 'check',
          at: null,
          code: 'CHECK_FAILED',
          message: `The check “${check.name}” could not finish on this page.`,
        });
      }
    }
    return { findings, passedRules, judged: [], notAssessed };
  },
};
