import type { CaptureCheck } from '../check.ts';
import { genericLinks, linksOf } from '../generic-links.ts';

/** WCAG 2.2, 2.4.9: does each link say where it leads by its name alone? */
export const linkTextCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'link-text',
  name: 'Link purpose by its text alone',
  thresholds: {},
  sources: ['generic-links.ts', 'generic-words.ts'],
  applicability: async (capture) => linksOf(capture),
  async expectation(capture, links) {
    const generic = await genericLinks(capture, links);
    return links.map((node) => {
      const name = generic.get(node)?.name.trim();
      if (name === undefined) return { outcome: 'passed' };
      const failureSummary = `The link says “${name}”, which tells no destination in a list of links.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};
