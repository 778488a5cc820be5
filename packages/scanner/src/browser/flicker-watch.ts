/** How an element looked each time when a script changed it. */
interface Flicker {
  frames: { atMs: number; looks: Record<string, string> }[];
}

/** What our world in the page remembers of large elements that scripts change many times a second. */
export interface WorldWithFlickers {
  curbcutFlickers?: Map<Element, Flicker>;
  curbcutEndFlickers?: () => void;
}

/** Runs in the main frame's isolated world, may run again. */
export function beginFlickerWatch(): void {
  const mostElements = 10;
  const mostFrames = 40;
  const leastArea = 20_000;
  /** What changes less often flashes at most twice a second. */
  const quickMs = 250;
  const world = globalThis as WorldWithFlickers;
  world.curbcutEndFlickers?.();
  const changed = new Map<Element, { last: number; times: number }>();
  const flickers = (world.curbcutFlickers = new Map<Element, Flicker>());
  const flickerOf = (element: Element): Flicker | undefined => {
    const known = flickers.get(element);
    if (known || flickers.size >= mostElements) return known;
    const { width, height } = element.getBoundingClientRect();
    if (width * height < leastArea) return undefined;
    const begun: Flicker = { frames: [] };
    flickers.set(element, begun);
    return begun;
  };
  const note = (element: Element) => {
    const now = performance.now();
    const before = changed.get(element);
    const isQuick = before !== undefined && now - before.last < quickMs;
    const times = isQuick ? before.times + 1 : 0;
    if (before || changed.size < 1_000) changed.set(element, { last: now, times });
    // Most of what scripts change they change a few times.
    if (times < 3) return;
    const frames = flickerOf(element)?.frames;
    if (!frames || frames.length >= mostFrames) return;
    const { backgroundColor, opacity, visibility, display } = getComputedStyle(element);
    const isShown = visibility === 'visible' && display !== 'none';
    const looks = { backgroundColor, opacity, visibility: isShown ? 'visible' : 'hidden' };
    frames.push({ atMs: now, looks });
  };
  const observer = new MutationObserver((records) => {
    const elements = new Set(records.map(({ target }) => target));
    for (const element of elements) if (element instanceof Element) note(element);
  });
  observer.observe(document, {
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
    subtree: true,
  });
  world.curbcutEndFlickers = () => {
    observer.disconnect();
    delete world.curbcutEndFlickers;
  };
}

/** Keeps what has been seen. Runs in the main frame's isolated world, after `beginFlickerWatch`. */
export function endFlickerWatch(): void {
  (globalThis as WorldWithFlickers).curbcutEndFlickers?.();
}
