import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture, UndrawnStyle } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { backgroundOf, type Color, contrastOf, over, toColor } from '../page/colors.ts';
import { isDisabled, isTextField } from '../page/controls.ts';

/** How many fields of closed parts are looked at, and from which contrast on there is an edge at all. */
const limits = { most: 60, drawn: 1.02 } as const;

/** What makes a field stand out. */
export interface Edge {
  ratio: number;
  edge: Color;
  back: Color;
}

const known = new WeakMap<PageCapture, Promise<ReadonlyMap<CapturedNode, Edge | null>>>();

/** Fields in parts that are closed at first, with what their edges would stand out by; null where that is not known. */
export function closedEdges(capture: PageCapture): Promise<ReadonlyMap<CapturedNode, Edge | null>> {
  const found = known.get(capture) ?? read(capture);
  known.set(capture, found);
  return found;
}

/** The same without what stands out. */
export async function closedFieldsOf(capture: PageCapture): Promise<CapturedNode[]> {
  return [...(await closedEdges(capture)).keys()];
}

async function read(capture: PageCapture): Promise<ReadonlyMap<CapturedNode, Edge | null>> {
  const all = capture.documents.flatMap(({ nodes }) => nodes.filter(isClosedField));
  if (all.length === 0) return new Map();
  const viewOf = await closedViewsOf(capture);
  const fields = all.filter((node) => viewOf(node) !== null).slice(0, limits.most);
  const asked = new Set(fields.flatMap((field) => [field, ...undrawnAround(field)]));
  const styles = await capture.undrawnStyles([...asked]);
  return new Map(fields.map((field) => [field, edgeOf(field, styles)]));
}

/** With nothing beside it that may show where it is. */
function isClosedField(node: CapturedNode): boolean {
  if (!isTextField(node) || node.style || isDisabled(node) || isHiddenItself(node)) return false;
  if (node.attributes.get('placeholder')?.trim() || node.attributes.has('readonly')) return false;
  if (node.value.trim() !== '' || drawnByBrowser.test(node.attributes.get('type') ?? ''))
    return false;
  const around = node.parent;
  return (
    around !== null &&
    ![...flatDescendants(around)].some(({ tag }) => /^(button|svg|img|i|select)$/.test(tag))
  );
}

const drawnByBrowser = /^(date|time|month|week|datetime-local)$/i;

/** What it stands in that is not drawn either. */
function undrawnAround(node: CapturedNode): CapturedNode[] {
  const found: CapturedNode[] = [];
  for (let at = node.parent; at && at.kind === 'element' && !at.box; at = at.parent) found.push(at);
  return found;
}

function edgeOf(field: CapturedNode, styles: ReadonlyMap<CapturedNode, UndrawnStyle>): Edge | null {
  const around = undrawnAround(field);
  const drawn = around.at(-1)?.parent ?? field.parent;
  let back = drawn && drawn.kind === 'element' && isVisible(drawn) ? backgroundOf(drawn) : null;
  let best: Edge | null = null;
  for (const node of [...around.toReversed(), field]) {
    const style = styles.get(node);
    const ground = toColor(style?.ground);
    if (!back || !style || !ground || style.hasMore) return null;
    const edges = edgesIn(style);
    if (edges === null) return null;
    // Only one edge of what is around it stands out with a field: the nearest.
    const isNear = node === field || node === field.parent;
    for (const color of isNear ? [...edges, ground] : []) {
      const edge = over(color, back);
      const ratio = contrastOf(edge, back);
      if (!best || ratio > best.ratio) best = { ratio, edge, back };
    }
    if (node === field && edges.length === 0) return null;
    if (node !== field) back = over(ground, back);
  }
  return best && best.ratio > limits.drawn ? best : null;
}

/** The colors of the borders that are drawn; null where one is not known. */
function edgesIn({ sides }: UndrawnStyle): Color[] | null {
  const drawn = sides.filter(
    ({ width, style }) => Number.parseFloat(width) > 0 && style !== 'none',
  );
  const colors = drawn.map(({ color }) => toColor(color));
  return colors.includes(null) ? null : (colors as Color[]);
}
