import type {
  CapturedAnimation,
  CapturedMotion,
  CapturedNode,
} from '../../capture/page-capture.ts';
import type { Moving } from './moving.ts';
import { drawsTheEye } from './draws-the-eye.ts';

/** How far in pixels, and shares of opacity and size, an animation is surely seen, or may be. */
const strong = { place: 30, fade: 0.6 } as const;
const weak = { place: 8, fade: 0.4, size: 0.15 } as const;
/** Of a window, for units of it. */
const window = { width: 1_280, height: 900 } as const;
/** Of letters or pictures that move in a row people look at what holds them. */
const row = 3;

/**
 * What animations keep moving. Whether it is enough to keep them from people who prefer less motion is an open question
 * among the authors of WCAG (https://github.com/w3c/wcag/issues/3766).
 */
export function animationsIn(
  { animations, asksForLessMotion }: CapturedMotion,
  sizes: { ornament: number },
): Moving[] {
  const byNode = new Map<CapturedNode, Moving>();
  for (const animation of animations) {
    const { node, pseudoElement, yields } = animation;
    if (pseudoElement || !drawsTheEye(node, sizes)) continue;
    const strength = strengthOf(animation);
    if (strength === 'none' || (strength === 'weak' && yields === 'yes')) continue;
    const isCertain = strength === 'strong' || byNode.get(node)?.isCertain === true;
    const what = animation.isEndless
      ? 'An animation without end moves this or makes it blink'
      : 'An animation moves this or makes it blink for more than five seconds';
    const mayYield = yields !== 'no' || asksForLessMotion;
    byNode.set(node, { node, what, isCertain, mayYield });
  }
  return [...Map.groupBy(byNode.values(), ({ node }) => node.parent ?? node)].flatMap(
    ([holder, members]) => {
      const [first] = members;
      const isRow =
        members.length >= row &&
        holder.kind === 'element' &&
        !/^(html|body|main)$/.test(holder.tag);
      if (!isRow || !first) return members;
      const isCertain = members.some((each) => each.isCertain);
      return [{ ...first, node: holder, isCertain }];
    },
  );
}

function strengthOf(animation: CapturedAnimation): 'strong' | 'weak' | 'none' {
  const { keyframes } = animation;
  const { distance, growing, isTurning } = motionOf(animation);
  const fading = spread(keyframes.flatMap((frame) => numberIn(frame['opacity'])));
  const isBlinking = keyframes.some((frame) => frame['visibility'] === 'hidden');
  if (distance >= strong.place || fading >= strong.fade || isBlinking) return 'strong';
  const isWeak = distance >= weak.place || fading >= weak.fade || growing >= weak.size || isTurning;
  return isWeak ? 'weak' : 'none';
}

/** How far an animation moves its element in CSS pixels, and by how much of its size it lets it grow. */
export function motionOf({ keyframes, node }: CapturedAnimation): {
  distance: number;
  growing: number;
  isTurning: boolean;
} {
  const size = node.box ?? { width: 0, height: 0 };
  const places = keyframes.map((frame) => placeOf(frame, size));
  const distance = Math.max(spread(places.map(({ x }) => x)), spread(places.map(({ y }) => y)));
  const growing = spread(
    keyframes.flatMap((frame) =>
      numberIn(/scale[^(]*\(\s*([\d.]+)/.exec(frame['transform'] ?? '')?.[1]),
    ),
  );
  const isTurning = keyframes.some(
    (frame) => /rotate/.test(frame['transform'] ?? '') || (frame['rotate'] ?? 'none') !== 'none',
  );
  return { distance, growing, isTurning };
}

function numberIn(value: string | undefined): number[] {
  const number = Number.parseFloat(value ?? '');
  return Number.isNaN(number) ? [] : [number];
}

function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** How far a frame of an animation moves an element, in pixels; what it does not say is nothing. */
function placeOf(
  frame: Readonly<Record<string, string>>,
  size: { width: number; height: number },
): { x: number; y: number } {
  const place = { x: 0, y: 0 };
  const translations = (frame['transform'] ?? '').matchAll(/translate(X|Y|3d)?\(([^)]*)\)/g);
  for (const [, axis = '', values = ''] of translations) {
    const [first = '0', second = '0'] = values.split(',');
    if (axis === 'Y') place.y += pixels(first, size.height);
    else place.x += pixels(first, size.width);
    if (axis === '3d' || axis === '') place.y += pixels(second, size.height);
  }
  const [alongX = '0', alongY = '0'] = (frame['translate'] ?? '').split(' ');
  place.x += pixels(alongX, size.width);
  place.y += pixels(alongY, size.height);
  for (const name of ['left', 'right', 'marginLeft', 'marginRight', 'textIndent'])
    place.x += pixels(frame[name], window.width);
  for (const name of ['top', 'bottom', 'marginTop', 'marginBottom'])
    place.y += pixels(frame[name], window.height);
  return place;
}

function pixels(value: string | undefined, whole: number): number {
  const [amount = 0] = numberIn(value);
  if (value?.includes('%')) return (amount / 100) * whole;
  if (value && /vw/.test(value)) return (amount / 100) * window.width;
  if (value && /vh/.test(value)) return (amount / 100) * window.height;
  return value && /r?em/.test(value) ? amount * 16 : amount;
}
