/**
 * What scrolls sideways by itself without a name, without the keyboard, or without showing that it goes on; and tables
 * that are wider than what they stand in. Nothing: the page is whole.
 */
export function findCutParts(): string[] {
  const problems: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 40)}`;
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) problems.push('the page scrolls sideways');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.checkVisibility({ visibilityProperty: true }) === false) continue;
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 2) continue;
    const style = getComputedStyle(element);
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
      if (element.tabIndex < 0) problems.push(`${name(element)}: no keyboard`);
      if (!element.ariaLabel && !element.getAttribute('aria-labelledby'))
        problems.push(`${name(element)}: no name`);
      // A picture does not fade: the map beside it shows where it goes on.
      const hasMap = element.parentElement?.querySelector('.picture-map')?.checkVisibility();
      if (!hasMap && style.maskImage === 'none' && !style.backgroundImage.includes('gradient'))
        problems.push(`${name(element)}: no sign`);
    } else if (style.overflowX !== 'visible' && element.querySelector('table'))
      problems.push(`${name(element)}: cut`);
  }
  return problems;
}
