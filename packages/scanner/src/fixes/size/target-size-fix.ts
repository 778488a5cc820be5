import { isRecord, readFailedChecks } from '../failed-check.ts';
import { none, oneOf, type FixKind } from '../kind.ts';
import { type Declaration, styleChange } from '../style-change.ts';
import { isClearlyLargeEnough } from './is-clearly-large-enough.ts';
import { readTarget, type Target, type TargetProperty } from './read-target.ts';

/** WCAG 2.2, 2.5.8: CSS pixels. */
const minSize = 24;

/** Makes a target large enough, by a minimum or by padding; else moves its neighbors away. */
export const suggestTargetSizeFix: FixKind = async ({ data, element }, inPage) => {
  const target = await inPage(readTarget, element);
  if (!target || target.width <= 0 || target.height <= 0) return none;
  const size = `${round(target.width)} by ${round(target.height)} pixels`;
  const lacking = { width: minSize - target.width, height: minSize - target.height };
  const spacing = spaceLacking(data);
  if (lacking.width <= 0 && lacking.height <= 0) return none;
  const note = `Targets need ${minSize} by ${minSize} pixels, or as much room around their center that no other target reaches into.`;
  const suggest = (declarations: readonly Declaration[]) =>
    styleChange(element, declarations, note, size);
  const clearlyHolds = () => inPage(isClearlyLargeEnough, element, minSize);
  const enlarge = (declarations: readonly Declaration[]) => ({
    ...suggest(declarations),
    clearlyHolds,
  });
  const needed = (side: 'width' | 'height') => `${Math.ceil(minSize - target.around[side])}px`;
  const padded = (property: TargetProperty, side: 'width' | 'height') =>
    declare(
      target,
      property,
      `${Math.ceil(lacking[side] / 2 + firstPixels(target.style[property]))}px`,
    );
  const block = target.isInline ? [declare(target, 'display', 'inline-block')] : [];
  return oneOf(
    enlarge([
      ...block,
      ...(lacking.width > 0 ? [declare(target, 'min-width', needed('width'))] : []),
      ...(lacking.height > 0 ? [declare(target, 'min-height', needed('height'))] : []),
    ]),
    enlarge([
      ...block,
      ...(lacking.width > 0 ? [padded('padding-inline', 'width')] : []),
      ...(lacking.height > 0 ? [padded('padding-block', 'height')] : []),
    ]),
    spacing > 0
      ? suggest([
          declare(target, 'margin', `${Math.ceil(spacing + firstPixels(target.style.margin))}px`),
        ])
      : null,
  );
};

/** By how much the nearest other target stands too close: CSS pixels. */
function spaceLacking(data: unknown): number {
  const offset = readFailedChecks(data).find(({ id }) => id === 'target-offset')?.data;
  const closest = isRecord(offset) ? offset['closestOffset'] : null;
  return typeof closest === 'number' ? (minSize - closest) / 2 : 0;
}

function declare({ style }: Target, property: TargetProperty, after: string): Declaration {
  return { property, before: style[property], after };
}

function firstPixels(value: string): number {
  return Number.parseFloat(value) || 0;
}

function round(size: number): number {
  return Math.round(size * 10) / 10;
}
