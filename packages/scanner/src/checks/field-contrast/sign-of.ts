import type { BoundingBox } from '@curbcut/model/scan';
import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';

/** In CSS pixels. */
const thresholds = { gap: 3, mostInside: 60 } as const;

/** What may show without an edge where a field is, in words for a question; null where nothing does. */
export function signOf(field: CapturedNode): string | null {
  if (field.attributes.get('placeholder')?.trim()) return 'the placeholder';
  if (field.tag === 'select' || field.value.trim() !== '') return 'the text in it';
  const type = field.attributes.get('type')?.trim().toLowerCase() ?? '';
  if (/^(date|time|month|week|datetime-local)$/.test(type)) return 'what the browser draws in it';
  const { box } = field;
  if (!box) return null;
  const beside = besides(field);
  if (beside.some((node) => isTextIn(node, box))) return 'the text in it';
  if (beside.some((node) => isAttached(node, box))) return 'the button or symbol at its side';
  return null;
}

/** What stands with the field in the elements next around it. */
function besides(field: CapturedNode): CapturedNode[] {
  const found: CapturedNode[] = [];
  let steps = 0;
  for (const around of flatAncestors(field)) {
    if (steps === 2 || around.kind !== 'element' || around.tag === 'form') break;
    steps += 1;
    const waiting = [...around.children];
    for (let node = waiting.shift(); node && found.length < thresholds.mostInside;) {
      if (node !== field) {
        found.push(node);
        waiting.push(...node.children);
      }
      node = waiting.shift();
    }
  }
  return found;
}

function isTextIn(node: CapturedNode, box: BoundingBox): boolean {
  return (
    node.kind === 'text' &&
    node.fragments.some(({ text, box: one }) => text.trim() !== '' && isInside(one, box))
  );
}

function isAttached(node: CapturedNode, field: BoundingBox): boolean {
  const { box, tag, style } = node;
  if (!box || !style || style.visibility === 'hidden' || box.width < 4 || box.height < 4)
    return false;
  const isSign =
    /^(button|svg|img|i|::before|::after)$/.test(tag) ||
    (tag === 'input' && /^(submit|button|image)$/i.test(node.attributes.get('type') ?? '')) ||
    (tag === 'a' && style.display !== 'inline');
  if (!isSign || box.height > field.height * 2 || box.width > field.width) return false;
  const isBeside =
    box.x <= field.x + field.width + thresholds.gap &&
    box.x + box.width >= field.x - thresholds.gap;
  const middle = box.y + box.height / 2;
  return isBeside && middle >= field.y && middle <= field.y + field.height;
}

function isInside(one: BoundingBox, { x, y, width, height }: BoundingBox): boolean {
  const middle = { x: one.x + one.width / 2, y: one.y + one.height / 2 };
  return middle.x >= x && middle.x <= x + width && middle.y >= y && middle.y <= y + height;
}
