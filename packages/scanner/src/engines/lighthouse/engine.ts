import { listJudgedCategories } from '../axe/list-judged-categories.ts';
import { runAxe } from '../axe/run.ts';
import { toFindings as toAxeFindings } from '../axe/to-findings.ts';
import type { Engine } from '../engine.ts';
import { lighthouseVersion, scoreAccessibility } from './score-accessibility.ts';
import { toFindings } from './to-findings.ts';

export const lighthouseEngine: Engine = {
  id: 'lighthouse',
  name: 'Lighthouse',
  version: lighthouseVersion,
  async run(page) {
    const run = await page.shared('axe', () => runAxe(page));
    const { score, failedAudits, passedAudits } = scoreAccessibility(run);
    return {
      findings: toFindings(toAxeFindings(run, page.limits.nodesPerIssue), failedAudits),
      passedRules: passedAudits,
      judged: listJudgedCategories(run.results),
      notAssessed: [],
      score,
    };
  },
};
