import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { dataMarksIn } from './data-marks.ts';
import { isNamed, isTold } from './is-told.ts';

/** The smallest chart in CSS pixels. */
const thresholds = { width: 100, height: 60 } as const;

/** WCAG 2.2, 1.1.1: do charts that are drawn in the page have a text alternative, or their values beside them? */
export const chartAlternativeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'chart-alternative',
  name: 'Text alternatives of charts',
  thresholds,
  sources: ['page'],
  applicability: async (capture) => [...chartsIn(capture).keys()],
  expectation: async (capture) => {
    const charts = chartsIn(capture);
    return [...charts].map(([node, marks]) => {
      if (isNamed(node) || isTold(node, marks)) return { outcome: 'passed' };
      const failureSummary = `This chart draws ${marks} values, and no text says what they are: it has no text alternative, and neither a table nor figures stand beside it.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** Charts with how many values they draw. One with a role is an image for the rules that ask for its name. */
function chartsIn({ documents }: PageCapture): Map<CapturedNode, number> {
  const charts = new Map<CapturedNode, number>();
  for (const node of documents.flatMap(({ nodes }) => nodes)) {
    if (node.tag !== 'svg' || !node.box || roleOf(node) !== '') continue;
    if (node.box.width < thresholds.width || node.box.height < thresholds.height) continue;
    if (!isVisible(node) || isHiddenByAttribute(node) || closest(node, isControl)) continue;
    const marks = dataMarksIn(node);
    if (marks > 0) charts.set(node, marks);
  }
  return charts;
}

function isControl({ tag, attributes }: CapturedNode): boolean {
  return (
    /^(a|button|label|select)$/.test(tag) ||
    /^(button|link|img|slider|meter|progressbar|graphics-document)$/.test(
      attributes.get('role') ?? '',
    )
  );
}
