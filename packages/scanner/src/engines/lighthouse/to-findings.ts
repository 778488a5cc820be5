import type { Finding } from '../finding.ts';

/** Lighthouse's failing audits are axe rules in the top frame, worded and placed by the axe findings they rest on. */
export function toFindings(
  axeFindings: readonly Finding[],
  failedAudits: readonly string[],
): Finding[] {
  return axeFindings
    .filter(({ rule, outcome }) => outcome === 'failed' && failedAudits.includes(rule))
    .map((finding) => inTopFrame(finding))
    .filter(({ nodes }) => nodes.length > 0);
}

function inTopFrame(finding: Finding): Finding {
  const nodes = finding.nodes.filter(({ frame }) => frame === 0);
  const elsewhere = finding.nodes.length - nodes.length;
  return { ...finding, engine: 'lighthouse', nodes, nodesTotal: finding.nodesTotal - elsewhere };
}
