import type { Finding } from '../finding.ts';

/** Lighthouse's failing audits are axe rules in the top frame, worded and placed by the axe findings they rest on. */
export function toFindings(
  axeFindings: readonly Finding[],
  failedAudits: readonly string[],
): Finding[] {
  return axeFindings
    .filter(({ rule, outcome }) => outcome === 'failed' && failedAudits.includes(rule))
    .map((finding) => ({
      ...finding,
      engine: 'lighthouse',
      nodes: finding.nodes.filter(({ frame }) => frame === 0),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}
