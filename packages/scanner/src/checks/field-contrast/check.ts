import { flatParent } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { DrawnColors } from '../../fixes/contrast/edge-fix.ts';
import { contrastFacts } from '../../facts/contrast-facts.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import {
  backgroundOf,
  type Color,
  contrastOf,
  over,
  sayColor,
  sayRatio,
  toColor,
} from '../page/colors.ts';
import { findIn, isDisabled, isTextField } from '../page/controls.ts';
import { closedAtFirst } from '../page/closed-view.ts';
import { closedEdges, closedFieldsOf, type Edge } from './closed-edges.ts';
import { signOf } from './sign-of.ts';

const thresholds = { ratio: 3 } as const;

/** WCAG 2.2, 1.4.11: can one see where a field is? */
export const fieldContrastCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'field-contrast',
  name: 'Contrast of the edges of fields',
  applicability: async (capture) => [
    ...capture.documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isField(node) && isVisible(node)),
    ),
    ...(await closedFieldsOf(capture)),
  ],
  async expectation(capture, fields) {
    const closed = await closedEdges(capture);
    return fields.map((node) => {
      if (node.style === null) return judgeClosed(node, closed.get(node) ?? null);
      const best = bestEdge(node);
      if (!best || best.ratio >= thresholds.ratio) return { outcome: 'passed' };
      const { edge, back } = best;
      const facts = contrastFacts({
        ratio: sayRatio(best.ratio),
        required: `${thresholds.ratio}:1`,
        drawn: ['Edge', sayColor(edge)],
        back: sayColor(back),
      });
      const sign = signOf(node);
      if (sign !== null) {
        const failureSummary = `The edge of the field stands out with ${sayRatio(best.ratio)} only (${sayColor(best.edge)} on ${sayColor(best.back)}). Does ${sign} make it clear that there is a field, and where?`;
        return { outcome: 'needs-review', nodes: [{ node, failureSummary, facts }] };
      }
      const failureSummary = `The edge of the field stands out with ${sayRatio(best.ratio)} only (${sayColor(best.edge)} on ${sayColor(best.back)}); 3:1 is needed to see where it is.`;
      const data: DrawnColors = {
        drawn: sayColor(edge),
        back: sayColor(back),
        required: thresholds.ratio,
      };
      return { outcome: 'failed', nodes: [{ node, failureSummary, facts, data }] };
    });
  },
};

function judgeClosed(node: CapturedNode, found: Edge | null): TargetOutcome<CapturedFinding> {
  if (!found || found.ratio >= thresholds.ratio) return { outcome: 'passed' };
  const { ratio, edge, back } = found;
  const failureSummary = `The edge of the field stands out with ${sayRatio(ratio)} only (${sayColor(edge)} on ${sayColor(back)}); 3:1 is needed to see where it is. ${closedAtFirst}`;
  const facts = contrastFacts({
    ratio: sayRatio(ratio),
    required: `${thresholds.ratio}:1`,
    drawn: ['Edge', sayColor(edge)],
    back: sayColor(back),
  });
  return { outcome: 'failed', nodes: [{ node, failureSummary, facts }] };
}

function isField(node: CapturedNode): boolean {
  return (isTextField(node) || node.tag === 'select') && !isDisabled(node) && node.style !== null;
}

/** What makes the field stand out most, its own or of what is drawn round it; null where that is not known. */
function bestEdge(field: CapturedNode): Edge | null {
  let best: Edge | null = null;
  let at: CapturedNode | null = field;
  for (let step = 0; at && step < 3; step += 1) {
    const around: CapturedNode | null = flatParent(at);
    if (!at.style || !around || around.kind !== 'element' || at.tag === 'form' || at.tag === 'body')
      break;
    if (step > 0 && findIn(at, (inside) => inside !== field && isField(inside))) break;
    const back = backgroundOf(around);
    const edges = back && edgesOf(at, back);
    if (!back || !edges) return null;
    for (const edge of edges) {
      const ratio = contrastOf(edge, back);
      if (!best || ratio > best.ratio) best = { ratio, edge, back };
    }
    at = around;
  }
  // A field without any edge or fill is often a line of text that can be changed: that is for people to see.
  return best && best.ratio > 1.02 ? best : null;
}

/** The colors of its borders and its fill, drawn on what is around it; null where shadows or pictures have a part in it. */
function edgesOf({ style }: CapturedNode, back: Color): Color[] | null {
  if (!style) return null;
  if (
    style['box-shadow'] !== 'none' ||
    style['background-image'] !== 'none' ||
    Number(style.opacity) < 1
  )
    return null;
  const fill = toColor(style['background-color']);
  const borders = (['top', 'right', 'bottom', 'left'] as const)
    .filter(
      (side) =>
        Number.parseFloat(style[`border-${side}-width`]) > 0 &&
        style[`border-${side}-style`] !== 'none',
    )
    .map((side) => toColor(style[`border-${side}-color`]));
  if (!fill || borders.includes(null)) return null;
  return [fill, ...(borders as Color[])].map((color) => over(color, back));
}
