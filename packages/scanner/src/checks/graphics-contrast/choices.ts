import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { closest, isHiddenByAttribute } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { boxColorsOf } from './box-colors.ts';
import type { Graphic } from './graphic.ts';
import { isInactive } from './icons.ts';

/** In CSS pixels: what is larger is a card that can be chosen, and what is smaller is not drawn. */
const limits = { smallest: 8, width: 90, height: 50, slider: 600, unseen: 2 } as const;

/** Checkboxes, radio buttons, switches and sliders that a style sheet draws instead of the browser. */
export function choicesIn({ nodes }: CapturedDocument): Graphic[] {
  return nodes.flatMap((input): Graphic[] => {
    const type = input.attributes.get('type')?.trim().toLowerCase() ?? '';
    if (input.tag !== 'input' || !/^(checkbox|radio|range)$/.test(type)) return [];
    if (isInactive(input) || isHiddenByAttribute(input)) return [];
    const node = isDrawnItself(input, type) ? input : type === 'range' ? null : standInOf(input);
    if (!node?.box || !isVisible(node)) return [];
    const said =
      type === 'range'
        ? 'The slider'
        : type === 'radio'
          ? 'The circle of the choice'
          : 'The box or switch';
    return [
      { node, box: node.box, colors: boxColorsOf(node) ?? [], back: null, group: null, said },
    ];
  });
}

/** What the browser draws by itself is the browser's. */
function isDrawnItself({ style, box }: CapturedNode, type: string): boolean {
  return (
    style?.appearance === 'none' &&
    box !== null &&
    Number(style.opacity) > 0 &&
    hasSize(box, type === 'range' ? limits.slider : limits.width)
  );
}

function hasSize({ width, height }: NonNullable<CapturedNode['box']>, widest: number): boolean {
  return Math.min(width, height) >= limits.smallest && width <= widest && height <= limits.height;
}

/** An empty box that is drawn where the input itself is not seen. */
function standInOf(input: CapturedNode): CapturedNode | null {
  if (!isUnseen(input)) return null;
  const siblings = input.parent?.children ?? [];
  const after = siblings
    .slice(siblings.indexOf(input) + 1)
    .filter(({ kind }) => kind === 'element');
  const around = [...after.slice(0, 1), ...labelsOf(input)];
  const drawn = around.flatMap((one) => [one, ...flatDescendants(one)]).filter(isEmptyBox);
  const outer = drawn.filter(
    (one) => !drawn.some((other) => other !== one && closest(one, (at) => at === other) !== null),
  );
  const [only, ...more] = new Set(outer);
  return only && more.length === 0 ? only : null;
}

function isUnseen({ style, box }: CapturedNode): boolean {
  if (!style || !box) return false;
  return (
    Number(style.opacity) < 0.05 ||
    Math.min(box.width, box.height) <= limits.unseen ||
    /inset\((50|100)%|circle\(0/.test(style['clip-path']) ||
    style.clip !== 'auto'
  );
}

function isEmptyBox(node: CapturedNode): boolean {
  return (
    node.kind === 'element' &&
    /^(span|div|i|b|em)$/.test(node.tag) &&
    node.box !== null &&
    hasSize(node.box, limits.width) &&
    ![...flatDescendants(node)].some(
      ({ kind, text, tag }) => (kind === 'text' && text.trim() !== '') || tag === 'input',
    ) &&
    (boxColorsOf(node)?.length ?? 1) > 0
  );
}
