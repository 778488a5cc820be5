export type Side = 'left' | 'right' | 'top' | 'bottom';

type Scrolled = Pick<
  Element,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** Sizes are rounded, places are not. */
const tolerancePx = 1;

/** At which sides of its frame a scrolled element goes on. */
export function hiddenSides(element: Scrolled): Side[] {
  const right = element.scrollWidth - element.clientWidth - element.scrollLeft;
  const bottom = element.scrollHeight - element.clientHeight - element.scrollTop;
  const sides: [Side, number][] = [
    ['left', element.scrollLeft],
    ['right', right],
    ['top', element.scrollTop],
    ['bottom', bottom],
  ];
  return sides.flatMap(([side, px]) => (px > tolerancePx ? [side] : []));
}
