import type { FindingNode } from '../../engines/finding.ts';
import type { CaptureCheck } from '../check.ts';
import { isRead, type Passage, passagesOf } from './passages.ts';

interface PassageRule {
  rule: string;
  name: string;
  /** Whether it is long enough, and of the kind that the rule is about. */
  applies: (passage: Passage) => boolean;
  /** What is wrong with how it is set, as a sentence for people; null where nothing is. */
  fault: (passage: Passage) => string | PassageFault | null;
}

/** The same with what was measured. */
type PassageFault = Pick<FindingNode, 'failureSummary' | 'facts'>;

/** A check of how running text is set. */
export function passageCheck({ applies, fault, ...rest }: PassageRule): CaptureCheck {
  return {
    ...rest,
    looksAt: 'capture',
    applicability: async (capture) =>
      passagesOf(capture)
        .filter((passage) => applies(passage) && isRead(passage))
        .map(({ element }) => element),
    async expectation(capture, targets) {
      const passages = new Map(passagesOf(capture).map((passage) => [passage.element, passage]));
      return targets.map((node) => {
        const passage = passages.get(node);
        const found = passage ? fault(passage) : null;
        if (found === null) return { outcome: 'passed' };
        const told = typeof found === 'string' ? { failureSummary: found } : found;
        return { outcome: 'failed', nodes: [{ node, ...told }] };
      });
    },
  };
}
