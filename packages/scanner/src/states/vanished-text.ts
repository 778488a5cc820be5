import type { Finding, FindingNode } from '../engines/finding.ts';

/**
 * Text that has the very color of what is behind it: axe asks of it, as a page may mean to hide it. Where only another
 * scheme of colors makes it so, nobody means it: it has failed.
 */
export function vanishedText(findings: readonly Finding[]): Finding[] {
  return findings.flatMap((finding) => {
    if (finding.rule !== 'color-contrast' || finding.outcome !== 'needs-review') return [finding];
    const [gone, others] = [
      finding.nodes.filter(isGone),
      finding.nodes.filter((one) => !isGone(one)),
    ];
    return [
      { ...finding, nodes: others, nodesTotal: others.length },
      { ...finding, outcome: 'failed' as const, nodes: gone, nodesTotal: gone.length },
    ].filter(({ nodes }) => nodes.length > 0);
  });
}

function isGone({ data }: FindingNode): boolean {
  const checks = Array.isArray(data) ? (data as { data?: { messageKey?: unknown } | null }[]) : [];
  return checks.some((check) => check.data?.messageKey === 'equalRatio');
}
