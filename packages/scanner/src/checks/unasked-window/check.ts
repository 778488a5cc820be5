import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import type { PageCheck } from '../check.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 3.2.5: does the page leave it to people whether a window opens? */
export const unaskedWindowCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'unasked-window',
  name: 'Windows that open by themselves',
  thorough: true,
  // Only code opens windows.
  applicability: async (page) => {
    const [document] = (await captureOnce(page)).documents;
    const nodes = document?.nodes ?? [];
    const hasCode = nodes.some(
      ({ tag, attributes }) => tag === 'script' || (tag === 'body' && attributes.has('onload')),
    );
    const root = nodes.find(({ tag }) => tag === 'html');
    return root && (hasCode || page.windows.length > 0) ? [root] : [];
  },
  async expectation(page, targets) {
    const pointers = await toPointers(page, targets);
    return targets.map((node) => {
      const pointer = pointers.get(node);
      const [address] = page.windows;
      if (!pointer || address === undefined) return { outcome: 'passed' };
      const what = address === '' ? '' : `, with the address ${quote(address)}`;
      const failureSummary = `A window opens by itself when the page is loaded${what}: who does not see it does not learn where the focus went.`;
      return { outcome: 'failed', nodes: [{ ...pointer, failureSummary }] };
    });
  },
};
