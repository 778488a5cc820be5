/** Scrolls down in steps, so that what waits for being seen comes, and back. Runs in the page; true when it scrolled. */
export async function scrollDownAndBack(maxMs: number): Promise<boolean> {
  const scroller = findScroller();
  if (!scroller) return false;
  // A page may begin farther down, at its newest message for example.
  const start = scroller.scrollTop;
  const end = performance.now() + maxMs;
  const step = Math.max(200, window.innerHeight);
  /** Resolves in the next frame, before it is drawn. */
  const frame = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 50);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  await frame();
  for (
    let y = step;
    y < Math.min(scroller.scrollHeight, 60_000) && performance.now() < end;
    y += step
  ) {
    scroller.scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  scroller.scrollTo({ top: start, behavior: 'instant' });
  await frame();
  return true;

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
