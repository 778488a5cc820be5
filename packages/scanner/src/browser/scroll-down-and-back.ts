/**
 * Scrolls down in steps, so that what waits for being seen comes, and back. Begins where an earlier call ended,
 * `fromHeight`. Runs in the page; resolves with the height of what was scrolled through, 0 when there was nothing (more).
 */
export async function scrollDownAndBack(maxMs: number, fromHeight: number): Promise<number> {
  const scroller = findScroller();
  const highest = 60_000;
  const height = () => Math.min(scroller?.scrollHeight ?? 0, highest);
  if (!scroller || height() <= fromHeight * 1.02) return 0;
  // A page may begin farther down, at its newest message for example.
  const start = scroller.scrollTop;
  const end = performance.now() + maxMs;
  const step = Math.max(200, window.innerHeight);
  /**
   * Resolves in the next frame, before it is drawn: what is scrolled to then is what observers of this frame see. On a
   * machine under load frames are rare; a page that draws none at all is not waited for.
   */
  let patienceMs = 1_000;
  const frame = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        patienceMs = 50;
        resolve();
      }, patienceMs);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  await frame();
  if (start > 0 && fromHeight === 0) {
    scroller.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }
  // A page grows while it is scrolled through: the next step goes from where this one came to.
  let reached = Math.max(scroller.clientHeight, fromHeight - step);
  while (reached < height() - 1 && performance.now() < end) {
    scroller.scrollTo({ top: reached - scroller.clientHeight + step, behavior: 'instant' });
    await frame();
    const now = scroller.scrollTop + scroller.clientHeight;
    if (now <= reached) break;
    reached = now;
  }
  scroller.scrollTo({ top: start, behavior: 'instant' });
  await frame();
  return reached;

  /** The page, or what scrolls in its place in the middle of the window, as in many applications. */
  function findScroller(): Element | null {
    const { scrollingElement: page } = document;
    if (page && page.scrollHeight > window.innerHeight * 1.2) return page;
    let inner = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    while (inner && !scrolls(inner)) inner = inner.parentElement;
    return inner;
  }

  function scrolls(element: Element): boolean {
    return (
      element.clientHeight > window.innerHeight / 2 &&
      element.scrollHeight > element.clientHeight * 1.2 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    );
  }
}
