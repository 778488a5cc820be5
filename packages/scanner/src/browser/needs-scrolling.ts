/**
 * Whether the page has parts that load when they come into sight, or scrolls a part in the place of the page, whose
 * listeners nobody knows. Runs in the page.
 */
export function hasPartsThatLoadInSight(): boolean {
  const { scrollingElement } = document;
  if (!scrollingElement || scrollingElement.scrollHeight <= window.innerHeight * 1.2) return true;
  return document.querySelector('[loading="lazy" i],iframe,frame,object,embed') !== null;
}
