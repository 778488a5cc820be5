import { findRule, type Rule, trustOf } from '@curbcut/rules';
import type { EngineOutput } from './engine.ts';
import type { Finding } from './finding.ts';

/**
 * What a failure counts for that this engine found: where it is too imprecise alone, a person has to look, unless another
 * engine agrees. Our rule has failed for sure where one of its findings counts alone.
 */
export function withTrust(engine: string, output: EngineOutput): EngineOutput {
  const findings = output.findings.map((finding) => withFindingTrust(engine, finding));
  const sure = new Set(
    findings.filter(({ outcome, alone }) => outcome === 'failed' && !alone).map(({ rule }) => rule),
  );
  const unsure = new Set(
    findings.filter(({ alone, distrusted }) => alone || distrusted).map(({ rule }) => rule),
  );
  const isUnsure = (rule: string) =>
    !sure.has(rule) && (unsure.has(rule) || neverFailsAlone(engine, findRule(rule)));
  return {
    ...output,
    outcomes: new Map(
      [...output.outcomes].map(([rule, outcome]) => [
        rule,
        outcome === 'failed' && isUnsure(rule) ? 'needs-review' : outcome,
      ]),
    ),
    findings,
  };
}

function withFindingTrust(engine: string, finding: Finding): Finding {
  const row = findRule(finding.rule);
  if (finding.outcome !== 'failed' || !row) return finding;
  const trust = trustOf(engine, finding.engineRule, row);
  if (trust === 'failure') return finding;
  return trust === 'agreement'
    ? { ...finding, alone: 'needs-review' }
    : { ...finding, outcome: 'needs-review', distrusted: true };
}

function neverFailsAlone(engine: string, row: Rule | undefined): boolean {
  const theirs = row?.detectedBy[engine] ?? [];
  return row !== undefined && theirs.every((rule) => trustOf(engine, rule, row) !== 'failure');
}
