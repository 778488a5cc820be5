import { findRule } from '@curbcut/rules';
import type { Check } from '../../src/checks/check.ts';
import { checks } from '../../src/checks/index.ts';

/**
 * What the cases of a check need: the page as it loaded, that and time to pass on it, the use of the page, or the other
 * engines, which see the rule as well.
 */
export type CaseGroup = 'read' | 'timed' | 'used' | 'engines';

/** Rules about what moves by itself, and for how long. */
const timed: ReadonlySet<string> = new Set([
  'moving-content',
  'motion-goes-on',
  'motion-on-scroll',
]);

function groupOf({ rule, looksAt, whenUsed }: Check): CaseGroup {
  const engines = Object.keys(findRule(rule)?.detectedBy ?? {});
  if (engines.length > 1) return 'engines';
  if (looksAt === 'use' || whenUsed) return 'used';
  return timed.has(rule) ? 'timed' : 'read';
}

/** The checks whose cases need just that. */
export function checksIn(group: CaseGroup): Check[] {
  return checks.filter((check) => groupOf(check) === group);
}
