import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { dataMarksIn } from './data-marks.ts';
import { isNamed, isTold, saysWords } from './is-told.ts';
import { joinedBoxesIn } from './joined-boxes.ts';

/** The smallest chart in CSS pixels. */
const thresholds = { width: 100, height: 60 } as const;

/** WCAG 2.2, 1.1.1: do charts that are drawn in the page have a text alternative, or their values beside them? */
export const chartAlternativeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'chart-alternative',
  name: 'Text alternatives of charts',
  applicability: async (capture) => drawingsIn(capture).map(({ node }) => node),
  expectation: async (capture) =>
    drawingsIn(capture).map(({ node, marks, boxes }) => {
      if (isNamed(node)) return { outcome: 'passed' };
      if (marks > 0 ? isTold(node, marks) : saysWords(node)) return { outcome: 'passed' };
      const failureSummary =
        marks > 0
          ? `This chart draws ${marks} values, and no text says what they are: it has no text alternative, and neither a table nor figures stand beside it.`
          : `This diagram joins ${boxes} boxes by lines, and has neither a text alternative nor a word in it: screen readers say nothing of it.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

interface Drawing {
  node: CapturedNode;
  /** How many values it draws. */
  marks: number;
  /** How many boxes it joins by lines, where it draws no values. */
  boxes: number;
}

/** Charts and diagrams. One with a role is an image for the rules that ask for its name. */
function drawingsIn({ documents }: PageCapture): Drawing[] {
  return documents
    .flatMap(({ nodes }) => nodes)
    .filter((node) => {
      if (node.tag !== 'svg' || !node.box || roleOf(node) !== '') return false;
      if (node.box.width < thresholds.width || node.box.height < thresholds.height) return false;
      return isVisible(node) && !isHiddenByAttribute(node) && !closest(node, isControl);
    })
    .flatMap((node) => {
      const marks = dataMarksIn(node);
      const boxes = marks > 0 ? 0 : joinedBoxesIn(node);
      return marks > 0 || boxes > 0 ? [{ node, marks, boxes }] : [];
    });
}

function isControl({ tag, attributes }: CapturedNode): boolean {
  return (
    /^(a|button|label|select)$/.test(tag) ||
    /^(button|link|img|slider|meter|progressbar|graphics-document)$/.test(
      attributes.get('role') ?? '',
    )
  );
}
