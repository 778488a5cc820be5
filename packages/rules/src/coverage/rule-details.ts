import {
  criteriaInStandard,
  type Level,
  type Outcome,
  type ScanResult,
  type Standard,
} from '@curbcut/model/scan';
import { rules as catalogue } from '../catalogue.ts';
import { decidedOutcome } from './decided-outcome.ts';

export interface RuleDetails {
  id: string;
  title: string;
  /** As people have decided about what it found. */
  outcome: Outcome;
  level: Level;
  /** WCAG success criteria; empty for best practices. */
  criteria: readonly string[];
  /** Whether the standard that the scan was judged by asks for it. */
  inStandard: boolean;
  /** Fingerprints of the issues that it made in this result. */
  issues: string[];
  techniques: readonly string[];
  actRules: readonly string[];
}

/**
 * Every rule with what it came to, those of no criterion and beyond the standard among them, in the catalogue's order.
 * Empty where the scan did not record its rules.
 */
export function ruleDetails(
  result: Pick<ScanResult, 'issues' | 'rules'>,
  standard: Standard,
): RuleDetails[] {
  const outcomes = new Map(result.rules.map(({ rule, outcome }) => [rule, outcome]));
  if (outcomes.size === 0) return [];
  const asked = new Set(criteriaInStandard(standard));
  // What no engine looks for at present is tested in no scan.
  const known = catalogue.filter(
    ({ id, detectedBy }) => outcomes.has(id) || Object.keys(detectedBy).length > 0,
  );
  return known.map(({ id, title, level, wcag, techniques, actRules }) => ({
    id,
    title,
    outcome: decidedOutcome(id, result.issues, outcomes),
    level,
    criteria: wcag,
    inStandard: wcag.some((number) => asked.has(number)),
    issues: result.issues.filter(({ rule }) => rule === id).map(({ fingerprint }) => fingerprint),
    techniques,
    actRules,
  }));
}

/** How many rules came to each outcome. */
export function countByOutcome(
  rules: readonly Pick<RuleDetails, 'outcome'>[],
): Record<Outcome, number> {
  const count = (outcome: Outcome) => rules.filter((rule) => rule.outcome === outcome).length;
  return {
    failed: count('failed'),
    'needs-review': count('needs-review'),
    passed: count('passed'),
    inapplicable: count('inapplicable'),
    untested: count('untested'),
  };
}
