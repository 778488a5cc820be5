import { toOurRules } from '@curbcut/rules';
import { withoutUntested } from '../axe/list-slow-rules.ts';
import { runAxeOnce } from '../axe/run.ts';
import { toFindings as toAxeFindings } from '../axe/to-findings.ts';
import { collectOutcomes } from '../collect-outcomes.ts';
import type { Engine, Unassessed } from '../engine.ts';
import { lighthouseVersion, scoreAccessibility } from './score-accessibility.ts';
import { toFindings } from './to-findings.ts';

const id = 'lighthouse';
const ourRules = toOurRules(id);

/** Lighthouse's accessibility audits read the results of axe: they are no second opinion. */
export const lighthouseEngine: Engine = {
  id,
  name: 'Lighthouse',
  version: lighthouseVersion,
  independent: false,
  comprehensive: true,
  async run(page) {
    const run = await runAxeOnce(page);
    const { score, outcomes, unfinished } = scoreAccessibility(run);
    return {
      outcomes: withoutUntested(
        collectOutcomes(
          outcomes.flatMap(({ audit, outcome }) => {
            const rule = ourRules.get(audit);
            return rule ? [[rule.id, outcome] as const] : [];
          }),
        ),
        run.untested.anywhere,
        ourRules,
      ),
      findings: toFindings(toAxeFindings(run, page.limits.nodesPerIssue), outcomes, ourRules),
      notAssessed: score === null ? [noScore(unfinished)] : [],
      score,
    };
  },
};

/** Lighthouse counts an audit that could not be finished for nothing, and gives no score then. */
function noScore(unfinished: readonly string[]): Unassessed {
  const titles = unfinished.map((audit) => `“${ourRules.get(audit)?.title ?? audit}”`);
  const message = `Lighthouse gives this page no score: ${titles.join(', ') || 'one of its audits'} could not be judged to the end.`;
  return { kind: 'engine', at: null, code: 'ENGINE_NO_SCORE', message };
}
