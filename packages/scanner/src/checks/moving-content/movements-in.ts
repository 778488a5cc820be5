import type { CapturedMotion } from '../../capture/page-capture.ts';
import { closest } from '../page/controls.ts';
import type { Moving } from './moving.ts';
import { drawsTheEye } from './draws-the-eye.ts';

const says = {
  place: 'A script keeps moving this',
  content: 'This changes by itself again and again',
  numbers: 'The figures here change by themselves again and again',
  count: 'The figures here change by themselves again and again',
} as const;

/** What scripts keep moving. */
export function movementsIn(
  { movements, asksForLessMotion }: CapturedMotion,
  sizes: { ornament: number },
): Moving[] {
  return movements.flatMap(({ node, what }) => {
    const isNumber = what === 'numbers' || what === 'count';
    if (!drawsTheEye(node, { ornament: isNumber ? 6 : sizes.ornament })) return [];
    if (closest(node, ({ tag }) => left.has(tag))) return [];
    // A clock, and what shows how far something has come, may be needed.
    return [{ node, what: says[what], isCertain: what !== 'count', mayYield: asksForLessMotion }];
  });
}

/** What moves by its nature or because people use it, and marquees, which are a rule of their own. */
const left = new Set(['video', 'audio', 'canvas', 'input', 'textarea', 'marquee']);
