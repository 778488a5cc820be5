import type { FindingNode } from '../../engines/finding.ts';
import type { Seen } from '../../interact/seen.ts';
import type { TargetOutcome } from '../check.ts';

/** A failure where it was seen each time that it was tried, else a question that says how often. */
export function asSeen({ times, tries }: Seen, node: FindingNode): TargetOutcome {
  if (times === tries) return { outcome: 'failed', nodes: [node] };
  const failureSummary = `${node.failureSummary} This was seen in ${times} of ${tries} tries.`;
  return { outcome: 'needs-review', nodes: [{ ...node, failureSummary }] };
}
