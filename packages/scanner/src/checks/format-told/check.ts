import type { CaptureCheck } from '../check.ts';
import { quote } from '../page/words-of.ts';
import { ruledPasswords } from './ruled-passwords.ts';
import { captionOf, isTold, strictFields } from './told-format.ts';

/** WCAG 2.2, 3.3.2: where an entry must have a certain form, does the page say which? */
export const formatToldCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'format-told',
  name: 'Forms that entries must have',
  applicability: async (capture) => [
    ...new Set([...strictFields(capture).keys(), ...ruledPasswords(capture)]),
  ],
  expectation: async (capture, fields) => {
    const strict = strictFields(capture);
    return fields.map((node) => {
      if (isTold(node)) return { outcome: 'passed' };
      if (!strict.has(node)) {
        const failureSummary = `The field ${quote(captionOf(node))} takes only passwords that keep to rules, such as a least length, and neither its label nor a hint says which: people learn them from the error.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const failureSummary = `The field ${quote(captionOf(node))} takes only entries of a certain form, and neither its label nor a hint says which.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};
