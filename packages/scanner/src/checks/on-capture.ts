import { captureOnce } from '../capture/capture-once.ts';
import type { CapturedNode } from '../capture/page-capture.ts';
import { toPointers } from '../capture/to-pointers.ts';
import type { FindingNode } from '../engines/finding.ts';
import type { CapturedFinding, CaptureCheck, PageCheck, TargetOutcome } from './check.ts';

/** A check of the captured page as one of the live page: what it finds are the elements as they are now. */
export function onCapture({
  applicability,
  expectation,
  ...check
}: CaptureCheck): PageCheck<CapturedNode> {
  return {
    ...check,
    looksAt: 'page',
    applicability: async (page) => applicability(await captureOnce(page)),
    async expectation(page, targets) {
      const results = await expectation(await captureOnce(page), targets);
      const found = results.flatMap(nodesOf).slice(0, page.limits.nodesPerIssue);
      const pointers = await toPointers(
        page,
        found.map(({ node }) => node),
      );
      const toFinding = ({ node, ...rest }: CapturedFinding): FindingNode[] => {
        const pointer = pointers.get(node);
        return pointer ? [{ ...pointer, ...rest }] : [];
      };
      return results.map((result) =>
        result.outcome === 'passed'
          ? result
          : { outcome: result.outcome, nodes: result.nodes.flatMap(toFinding) },
      );
    },
  };
}

function nodesOf(result: TargetOutcome<CapturedFinding>): CapturedFinding[] {
  return result.outcome === 'passed' ? [] : result.nodes;
}
