import type { BoundingBox } from '@curbcut/model/scan';
import { flatAncestors, flatParent } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { toColor } from '../page/colors.ts';
import { closest, isDisabled } from '../page/controls.ts';

/** The text of an element that stands on something else than plain colors. */
export interface TextOverPicture {
  element: CapturedNode;
  text: string;
  /** Its lines, in CSS pixels of the document. */
  lines: BoundingBox[];
  /** What it stands on may move. */
  isOverVideo: boolean;
  /** It is not shown by now: of its letters only the places are known. */
  isUnseen?: boolean;
}

/** Texts of a document that may stand on a picture or a gradient, in document order. */
export function textsOverPictures(document: CapturedDocument): TextOverPicture[] {
  const pictures = new Grid(document.nodes.filter(isPicture));
  const labels = new Set(
    document.nodes.filter(isDisabled).map(({ attributes }) => attributes.get('id')),
  );
  const found = new Map<CapturedNode, TextOverPicture>();
  for (const node of document.nodes) {
    const element = node.kind === 'text' ? node.parent : null;
    if (element?.kind !== 'element' || !element.style || !/[\p{L}\p{N}]/u.test(node.text)) continue;
    const behind = behindOf(node, element, pictures);
    if (!behind || !isVisible(node) || isExempt(element, labels)) continue;
    const text = found.get(element) ?? { element, text: '', lines: [], isOverVideo: false };
    text.text += node.text;
    text.lines.push(...node.fragments.map(({ box }) => box));
    text.isOverVideo ||= behind === 'video';
    found.set(element, text);
  }
  return [...found.values()];
}

/** Parts of controls that can't be used at present need no contrast. */
function isExempt(element: CapturedNode, disabledIds: ReadonlySet<string | undefined>): boolean {
  return (
    closest(
      element,
      (one) =>
        isDisabled(one) ||
        one.attributes.get('aria-disabled') === 'true' ||
        one.attributes.has('inert') ||
        (one.tag === 'label' &&
          (disabledIds.has(one.attributes.get('for') ?? '') ||
            one.children.some((child) => isDisabled(child)))),
    ) !== null
  );
}

function behindOf(
  text: CapturedNode,
  element: CapturedNode,
  pictures: Grid,
): 'picture' | 'video' | null {
  let ground: CapturedNode | null = element;
  let isPictured = false;
  for (; ground; ground = flatParent(ground)) {
    if (!ground.style || ground.kind !== 'element') continue;
    if (ground.style['background-image'] !== 'none') isPictured = true;
    if (toColor(ground.style['background-color'])?.alpha === 1) break;
  }
  const plain = ground;
  const under = text.box ? pictures.at(text.box) : [];
  const drawn = under.filter((one) => !isAround(one, element) && (!plain || isAround(plain, one)));
  if (drawn.some(({ tag }) => tag === 'video' || tag === 'iframe')) return 'video';
  return isPictured || drawn.length > 0 ? 'picture' : null;
}

function isAround(outer: CapturedNode, inner: CapturedNode): boolean {
  for (const around of flatAncestors(inner)) if (around === outer) return true;
  return outer === inner;
}

const pictured = new Set(['img', 'video', 'canvas', 'svg', 'object', 'embed', 'iframe']);

function isPicture(node: CapturedNode): boolean {
  const { style, box, kind, tag } = node;
  if (!style || !box || box.width < 20 || box.height < 12) return false;
  if (kind === 'pseudo-element')
    return style['background-image'] !== 'none' || toColor(style['background-color'])?.alpha !== 0;
  return kind === 'element' && (pictured.has(tag) || style['background-image'] !== 'none');
}

/** Finds what lies at a place without looking at everything. */
class Grid {
  readonly #cellPx = 250;
  /** Of one picture: what is larger is in the list that is always looked at. */
  readonly #mostCells = 100;
  readonly #cells = new Map<string, CapturedNode[]>();
  readonly #large: CapturedNode[] = [];

  constructor(nodes: readonly CapturedNode[]) {
    const most = 3_000;
    const mostLarge = 50;
    for (const node of nodes.slice(0, most)) {
      const cells = node.box ? this.#cellsOf(node.box) : [];
      if (cells === null) {
        if (this.#large.length < mostLarge) this.#large.push(node);
        continue;
      }
      for (const cell of cells) {
        const others = this.#cells.get(cell);
        if (others) others.push(node);
        else this.#cells.set(cell, [node]);
      }
    }
  }

  /** Those that have the middle of the box in them. */
  at({ x, y, width, height }: BoundingBox): CapturedNode[] {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const cell = `${Math.floor(middleX / this.#cellPx)}:${Math.floor(middleY / this.#cellPx)}`;
    return [...(this.#cells.get(cell) ?? []), ...this.#large].filter(
      ({ box }) =>
        box &&
        middleX >= box.x &&
        middleX <= box.x + box.width &&
        middleY >= box.y &&
        middleY <= box.y + box.height,
    );
  }

  /** Null where there are too many. */
  #cellsOf({ x, y, width, height }: BoundingBox): string[] | null {
    const from = (start: number) => Math.floor(start / this.#cellPx);
    const columns = from(x + width) - from(x) + 1;
    const rows = from(y + height) - from(y) + 1;
    if (columns * rows > this.#mostCells) return null;
    return Array.from(
      { length: columns * rows },
      (_, at) => `${from(x) + (at % columns)}:${from(y) + Math.floor(at / columns)}`,
    );
  }
}
