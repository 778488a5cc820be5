/** What somebody is to fill in, press or read before they go on; what comes first matters most. */
const asking: readonly [selector: string, weight: number][] = [
  [':focus, main [aria-invalid], main form [type="submit"], main [role="alert"]', 10],
  ['[role="dialog"] *, main form :is(input, select, textarea, button)', 1],
];

const stepPx = 8;

interface Box {
  top: number;
  bottom: number;
  weight: number;
}

/**
 * Where toasts of this height cover least of what the page asks for, in px from the top of the window: at the top,
 * unless that is in the way.
 */
export function freeTop(
  heights: { toasts: number; window: number },
  boxes: readonly Box[],
): number {
  const cost = (top: number) =>
    boxes
      .filter((box) => box.bottom > top && box.top < top + heights.toasts)
      .reduce((sum, { weight }) => sum + weight, 0);
  let best = 0;
  for (let top = 0; top <= heights.window - heights.toasts; top += stepPx) {
    if (cost(top) < cost(best)) best = top;
  }
  return best;
}

function place(region: HTMLElement): void {
  const { width, height, right } = region.getBoundingClientRect();
  const boxes = asking.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.right > right - width && box.left < right)
      .map(({ top, bottom }) => ({ top, bottom, weight })),
  );
  const top = `${freeTop({ toasts: height, window: innerHeight }, boxes)}px`;
  if (region.style.top !== top) region.style.top = top;
}

/** Keeps the toasts out of the way for as long as they are there. Returns how to stop that. */
export function placeToasts(region: HTMLElement): () => void {
  const again = () => place(region);
  again();
  const watched = new MutationObserver(again);
  watched.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', again, { passive: true, capture: true });
  addEventListener('resize', again);
  return () => {
    watched.disconnect();
    removeEventListener('scroll', again, { capture: true });
    removeEventListener('resize', again);
  };
}
