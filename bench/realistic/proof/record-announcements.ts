/** Runs in the page before its scripts: keeps what a screen reader would be told of live regions. */
export function recordAnnouncements(): void {
  const told: string[] = [];
  Object.assign(globalThis, { proofAnnouncements: told });
  const regions =
    '[aria-live="polite"],[aria-live="assertive"],[role="status"],[role="alert"],[role="log"],output';
  const known = new WeakSet<Element>();
  const note = (region: Element) => {
    const silent = region.closest('[aria-live="off"],[aria-hidden="true"]');
    if (silent || !region.checkVisibility({ visibilityProperty: true })) return;
    const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text) told.push(text);
  };
  const isAlert = (element: Element) => element.matches('[role="alert"],[aria-live="assertive"]');
  const watch = () => {
    for (const region of document.querySelectorAll(regions)) known.add(region);
    new MutationObserver((changes) => {
      const touched = new Set<Element>();
      for (const { target, type, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region && (known.has(region) || isAlert(region))) touched.add(region);
        if (type === 'attributes') {
          for (const inner of element?.querySelectorAll(regions) ?? []) {
            if (isAlert(inner)) touched.add(inner);
          }
        }
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          const inner = [added, ...added.querySelectorAll('*')];
          // Only alerts are told when they come with their text; other regions must have been there.
          for (const one of inner) if (one.matches(regions) && isAlert(one)) touched.add(one);
        }
      }
      for (const region of touched) note(region);
      for (const region of document.querySelectorAll(regions)) known.add(region);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden', 'class', 'style', 'role', 'aria-live'],
      attributes: true,
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
}
