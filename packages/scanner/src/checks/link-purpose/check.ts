import type { CaptureCheck } from '../check.ts';
import { genericLinks, linksOf } from '../generic-links.ts';
import { hasContext } from './context-of.ts';

/** WCAG 2.2, 2.4.4: does each link say where it leads, by its name or by what belongs to it? */
export const linkPurposeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'link-purpose',
  name: 'Link purpose in context',
  thresholds: {},
  sources: ['generic-links.ts', 'generic-words.ts'],
  applicability: async (capture) => linksOf(capture),
  async expectation(capture, links) {
    const generic = await genericLinks(capture, links);
    return links.map((node) => {
      const accessible = generic.get(node);
      if (!accessible || hasContext(node, accessible)) return { outcome: 'passed' };
      const failureSummary = `The link says “${accessible.name.trim()}” only, and nothing that belongs to it says where it leads.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};
