/**
 * A consent layer or a dialog often takes the page behind it out of the accessibility tree until it is answered. The layer stays,
 * but what it made inert is lifted, so that the page is evaluated as it is once the layer is gone. Runs in the page's
 * isolated world; true when there is such a layer.
 */
export function revealBehindConsent(): boolean {
  const layer = findLayer();
  if (!layer) return false;
  if (layer instanceof HTMLDialogElement && layer.matches(':modal')) {
    layer.close();
    layer.show();
  }
  for (
    let element: Element | null = layer;
    element && element !== document.body;
    element = element.parentElement
  ) {
    for (const sibling of element.parentElement?.children ?? []) {
      if (sibling === element) continue;
      sibling.removeAttribute('inert');
      if (sibling.getAttribute('aria-hidden') === 'true') sibling.removeAttribute('aria-hidden');
    }
  }
  return true;

  /** A modal dialog; or what lies over the middle or the lower edge of the window, stays there, and speaks of cookies. */
  function findLayer(): Element | null {
    const modal = [...document.querySelectorAll('dialog')].find((dialog) =>
      dialog.matches(':modal'),
    );
    if (modal) return modal;
    const points = [0.5, 0.75, 0.97].map((part) =>
      document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part),
    );
    for (const point of points) {
      for (
        let element = point;
        element && element !== document.body;
        element = element.parentElement
      ) {
        if (getComputedStyle(element).position === 'fixed' && speaksOfConsent(element))
          return element;
      }
    }
    return null;
  }

  function speaksOfConsent(element: Element): boolean {
    const text = (element.textContent ?? '').slice(0, 5_000);
    return (
      /cookie|consent|gdpr/i.test(text) &&
      element.querySelector('button,a,input,[role="button"]') !== null
    );
  }
}
