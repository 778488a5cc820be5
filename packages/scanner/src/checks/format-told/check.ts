import type { CaptureCheck } from '../check.ts';
import { quote } from '../page/words-of.ts';
import { around, captionOf, isTold, strictFields } from './told-format.ts';

/** WCAG 2.2, 3.3.2: where an entry must have a certain form, does the page say which? */
export const formatToldCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'format-told',
  name: 'Forms that entries must have',
  thresholds: { around: around.elements, text: around.text },
  sources: ['page'],
  applicability: async (capture) => [...strictFields(capture).keys()],
  expectation: async (_, fields) =>
    fields.map((node) => {
      if (isTold(node)) return { outcome: 'passed' };
      const failureSummary = `The field ${quote(captionOf(node))} takes only entries of a certain form, and neither its label nor a hint says which.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};
