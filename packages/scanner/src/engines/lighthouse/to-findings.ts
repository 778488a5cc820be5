import type { Rule } from '@curbcut/rules';
import type { Finding } from '../finding.ts';
import type { AuditOutcome } from './score-accessibility.ts';

/** Lighthouse's failing audits are axe rules in the top frame: their elements are those of the axe findings they rest on. */
export function toFindings(
  axeFindings: readonly Finding[],
  outcomes: readonly AuditOutcome[],
  ourRules: ReadonlyMap<string, Rule>,
): Finding[] {
  const failed = new Set(
    outcomes.filter(({ outcome }) => outcome === 'failed').map(({ audit }) => audit),
  );
  return axeFindings.flatMap((finding) => {
    // Lighthouse names its audits after the rules of axe.
    const audit = finding.engineRule;
    const rule = ourRules.get(audit);
    if (!rule || finding.outcome !== 'failed' || !failed.has(audit)) return [];
    const nodes = finding.nodes.filter(({ frame }) => frame === 0);
    const elsewhere = finding.nodes.length - nodes.length;
    if (nodes.length === 0) return [];
    return [{ ...finding, rule: rule.id, nodes, nodesTotal: finding.nodesTotal - elsewhere }];
  });
}
