import type { Outcome } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';
import type { EngineOutput } from './engine.ts';

/** A rule that is too imprecise alone can't fail a page: a person has to look. */
export function withTrust(output: EngineOutput): EngineOutput {
  return {
    ...output,
    outcomes: new Map([...output.outcomes].map(([rule, outcome]) => [rule, trust(rule, outcome)])),
    findings: output.findings.map((finding) => ({
      ...finding,
      outcome: trust(finding.rule, finding.outcome),
    })),
  };
}

function trust<O extends Outcome>(rule: string, outcome: O): O | 'needs-review' {
  return outcome === 'failed' && findRule(rule)?.trust === 'review' ? 'needs-review' : outcome;
}
