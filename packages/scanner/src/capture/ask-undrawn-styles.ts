import type { PageUnderTest } from '../engines/page-under-test.ts';
import { askElements } from './live-elements.ts';
import type { CapturedNode, UndrawnStyle } from './page-capture.ts';

/** What the boxes of some elements are drawn with once they are drawn; those that are gone are left out. */
export function askUndrawnStyles(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
): Promise<ReadonlyMap<CapturedNode, UndrawnStyle>> {
  return askElements(page, nodes, stylesOf);
}

/** Runs in the frame's isolated world. */
function stylesOf(...elements: Element[]): UndrawnStyle[] {
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const sides = ['top', 'right', 'bottom', 'left'].map(
      (side) =>
        ({
          width: style.getPropertyValue(`border-${side}-width`),
          style: style.getPropertyValue(`border-${side}-style`),
          color: style.getPropertyValue(`border-${side}-color`),
        }) as const,
    );
    return {
      sides,
      ground: style.backgroundColor,
      hasMore:
        style.backgroundImage !== 'none' ||
        style.boxShadow !== 'none' ||
        style.filter !== 'none' ||
        Number(style.opacity) < 1,
    };
  });
}
