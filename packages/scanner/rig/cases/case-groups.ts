import { findRule } from '@curbcut/rules';
import type { Check } from '../../src/checks/check.ts';
import { checks } from '../../src/checks/index.ts';

/** What the cases of a check need: the page as it loaded, its use, or the other engines, which see its rule as well. */
export type CaseGroup = 'read' | 'used' | 'engines';

function groupOf({ rule, looksAt, whenUsed }: Check): CaseGroup {
  const engines = Object.keys(findRule(rule)?.detectedBy ?? {});
  if (engines.length > 1) return 'engines';
  return looksAt === 'use' || whenUsed ? 'used' : 'read';
}

/** The checks whose cases need just that. */
export function checksIn(group: CaseGroup): Check[] {
  return checks.filter((check) => groupOf(check) === group);
}
