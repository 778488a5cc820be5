import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { Picture } from '../../capture/picture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { isNamed, isTold } from '../chart-alternative/is-told.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { allWordsOf } from '../page/words-of.ts';

/**
 * The smallest canvas in CSS pixels, how many are looked at, the share of its pixels that is not of its most frequent
 * color where something is drawn, and how many figures beside it tell what it shows.
 */
const thresholds = { width: 100, height: 60, most: 6, drawnShare: 0.01, figures: 4 } as const;

/** WCAG 2.2, 1.1.1: does what scripts draw on a canvas have a text alternative? */
export const canvasAlternativeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'canvas-alternative',
  name: 'Text alternatives of canvases',
  applicability: drawnCanvases,
  expectation: async (_, canvases) =>
    canvases.map((node) => {
      if (isNamed(node) || hasContent(node) || isTold(node, thresholds.figures))
        return { outcome: 'passed' };
      const failureSummary =
        'What is drawn on this canvas is told nowhere: it has no name and no content, and neither a table nor figures stand beside it.';
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

async function drawnCanvases(capture: PageCapture): Promise<CapturedNode[]> {
  const nodes = capture.documents.filter(({ frame }) => frame === 0).flatMap((one) => one.nodes);
  const canvases = nodes.filter(isPartOfContent);
  // Layers that lie on each other are one drawing.
  const places = Map.groupBy(canvases, ({ parent, box }) => parent ?? box);
  const drawn: CapturedNode[] = [];
  for (const layers of [...places.values()].slice(0, thresholds.most)) {
    const [node] = layers;
    if (node?.box && isDrawnOn(await capture.pixels(node.box))) drawn.push(node);
  }
  return drawn;
}

/** It stands among the content: what lies behind or over other things is for looks. */
function isPartOfContent(node: CapturedNode): boolean {
  const { tag, box, style } = node;
  if (tag !== 'canvas' || !box || !style || roleOf(node) !== '') return false;
  if (box.width < thresholds.width || box.height < thresholds.height) return false;
  if (style['pointer-events'] === 'none' || style.position === 'fixed') return false;
  if (!isVisible(node) || isHiddenByAttribute(node)) return false;
  return closest(node, isNamedControl) === null && !liesUnderText(node);
}

function isNamedControl({ tag, attributes }: CapturedNode): boolean {
  return (
    /^(a|button|label)$/.test(tag) ||
    /^(button|link|img|slider|application|figure)$/.test(attributes.get('role') ?? '')
  );
}

/** Words of the same part of the page are drawn over it. */
function liesUnderText(canvas: CapturedNode): boolean {
  const { box, paintOrder } = canvas;
  const around = canvas.parent?.parent ?? canvas.parent;
  if (!box || !around) return false;
  return [...flatDescendants(around)].some(
    (node) =>
      node.kind === 'text' &&
      node.text.trim() !== '' &&
      (node.paintOrder ?? 0) > (paintOrder ?? 0) &&
      node.fragments.some(
        ({ box: { x, y, width, height } }) =>
          x + width > box.x + 2 &&
          x < box.x + box.width - 2 &&
          y + height > box.y + 2 &&
          y < box.y + box.height - 2,
      ),
  );
}

/** Content for those who do not get the drawing; a word about browsers that can't draw is none. */
function hasContent(canvas: CapturedNode): boolean {
  const words = allWordsOf(canvas);
  const isAboutBrowser = /browser|navegador|navigateur|canvas/i.test(words);
  return (
    canvas.children.some(({ kind }) => kind === 'element') || (words !== '' && !isAboutBrowser)
  );
}

function isDrawnOn({ data, channels, width, height }: Picture): boolean {
  const counts = new Map<number, number>();
  const pixels = width * height;
  for (let at = 0; at < pixels; at += 1) {
    const first = at * channels;
    const color =
      ((data[first] ?? 0) << 16) | ((data[first + 1] ?? 0) << 8) | (data[first + 2] ?? 0);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return 1 - Math.max(...counts.values()) / pixels >= thresholds.drawnShare;
}
