import type { CaptureCheck } from '../check.ts';
import { saysNothing } from './says-nothing.ts';

/** WCAG 2.2, 2.4.2: does the page's title say anything of the page? */
export const pageTitleWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'page-title-words',
  name: 'Words of the page’s title',
  thresholds: {},
  sources: ['meaningless-words.ts'],
  // A page without a title fails another rule; the titles of frames are never shown.
  applicability: async ({ documents }) =>
    documents
      .filter(({ frame, title }) => frame === 0 && title.trim() !== '')
      .flatMap(({ nodes }) => nodes.filter(({ tag }) => tag === 'html').slice(0, 1)),
  expectation: async (_, roots) =>
    roots.map((node) => {
      const title = node.document.title.trim();
      if (!saysNothing(title)) return { outcome: 'passed' };
      const failureSummary = `The title is “${title.slice(0, 100)}”, which says nothing of this page.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};
