import { findRule, lesserTrust, type Trust, trustOf } from '@curbcut/rules';
import type { EngineOutput } from './engine.ts';
import type { Finding } from './finding.ts';

/**
 * What a failure counts for that this engine found: where it is too imprecise alone, a person has to look, unless another
 * engine agrees. Our rule has failed for sure where one of its findings counts alone.
 */
export function withTrust(engine: string, output: EngineOutput): EngineOutput {
  const findings = output.findings.map((finding) => withFindingTrust(engine, finding));
  const unsure = new Set(
    findings.filter(({ outcome, alone }) => outcome === 'failed' && alone).map(({ rule }) => rule),
  );
  const sure = new Set(
    findings.filter(({ outcome, alone }) => outcome === 'failed' && !alone).map(({ rule }) => rule),
  );
  return {
    ...output,
    outcomes: new Map(
      [...output.outcomes].map(([rule, outcome]) => [
        rule,
        outcome === 'failed' && (isForReview(rule) || (unsure.has(rule) && !sure.has(rule)))
          ? 'needs-review'
          : outcome,
      ]),
    ),
    findings,
  };
}

function withFindingTrust(engine: string, finding: Finding): Finding {
  if (finding.outcome !== 'failed') return finding;
  const row: Trust = findRule(finding.rule)?.trust ?? 'failure';
  const trust = lesserTrust(row, trustOf(engine, finding.engineRule));
  if (trust === 'failure') return finding;
  return trust === 'agreement'
    ? { ...finding, alone: 'needs-review' }
    : { ...finding, outcome: 'needs-review', distrusted: true };
}

function isForReview(rule: string): boolean {
  return findRule(rule)?.trust === 'review';
}
