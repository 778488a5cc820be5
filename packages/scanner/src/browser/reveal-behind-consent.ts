/** What our world in the page remembers of a layer that covers it. */
export interface WorldWithLayer {
  curbcutLayer?: Element;
}

/**
 * A consent layer or a dialog often takes the page behind it out of the accessibility tree, and keeps it from scrolling,
 * until it is answered. The layer stays, but what it made inert is lifted, and what it locked in unlock-scrolling.ts, so
 * that the page is evaluated as it is once the layer is gone. Runs in the page's isolated world; false when no layer covers
 * the page.
 */
export function revealBehindConsent(): boolean {
  const layer = findLayer();
  if (!layer) return false;
  (globalThis as WorldWithLayer).curbcutLayer = layer;
  if (layer instanceof HTMLDialogElement && layer.matches(':modal')) {
    layer.close();
    layer.show();
  }
  for (
    let element: Element | null = layer;
    element && element !== document.body;
    element = outerOf(element)
  ) {
    for (const sibling of element.parentNode?.children ?? []) {
      // What waits beside the window, as a closed drawer does, is inert by itself.
      if (sibling !== element && !isBeside(sibling)) lift(sibling);
    }
  }
  // A modal dialog is not inert within them.
  lift(document.documentElement);
  lift(document.body);
  for (const root of rootsOf(document)) {
    for (const element of root.querySelectorAll('[inert],[aria-hidden="true"]'))
      if (!layer.contains(element) && fillsWindow(element)) lift(element);
  }
  return true;

  function lift(element: Element): void {
    element.removeAttribute('inert');
    if (element.getAttribute('aria-hidden') === 'true') element.removeAttribute('aria-hidden');
  }

  function isBeside(element: Element): boolean {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right <= 0 || left >= window.innerWidth);
  }

  /** As the content of an application does. */
  function fillsWindow(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    if (width <= 0 || height <= 0) return false;
    return (
      width * height > (window.innerWidth * window.innerHeight) / 2 &&
      hasText(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  /** Pictures and shades that fill the window are hidden for good reason. */
  function hasText(element: Element): boolean {
    return (element.textContent ?? '').trim() !== '' && element.querySelector('*') !== null;
  }

  function rootsOf(first: Document): (Document | ShadowRoot)[] {
    const roots: (Document | ShadowRoot)[] = [first];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*'))
        if (element.shadowRoot) roots.push(element.shadowRoot);
    }
    return roots;
  }

  /** A modal dialog; or what lies over the middle or the lower edge of the window, stays there, and speaks of cookies. */
  function findLayer(): Element | null {
    const modal = [...document.querySelectorAll('dialog')].find((dialog) =>
      dialog.matches(':modal'),
    );
    if (modal) return modal;
    const locked = isLocked();
    for (const part of [0.5, 0.75, 0.97]) {
      const point = deepestAt(window.innerWidth / 2, window.innerHeight * part);
      for (let element = point; element && element !== document.body; element = outerOf(element)) {
        if (getComputedStyle(element).position !== 'fixed') continue;
        if (speaksOfConsent(element) || (locked && isModal(element))) return element;
      }
    }
    return null;
  }

  function deepestAt(x: number, y: number): Element | null {
    let element = document.elementFromPoint(x, y);
    while (element?.shadowRoot) {
      const inner = element.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === element) break;
      element = inner;
    }
    return element;
  }

  function outerOf(element: Element): Element | null {
    const root = element.parentNode;
    return root instanceof ShadowRoot ? root.host : element.parentElement;
  }

  function isModal(element: Element): boolean {
    const modal = '[aria-modal="true"],[role="dialog"],[role="alertdialog"]';
    return element.matches(modal) || element.querySelector(modal) !== null;
  }

  function speaksOfConsent(element: Element): boolean {
    const found = { text: '', control: false, frames: '' };
    collect(element, found);
    return (
      (found.control && /cookie|consent|gdpr/i.test(found.text)) ||
      /cookie|consent|gdpr|privacy|\bcmp\b|datenschutz|einwilligung/i.test(found.frames)
    );
  }

  /** What a layer says, also in its shadow trees, and how its frames are called, whose text is not for the page to read. */
  function collect(
    root: Element | ShadowRoot,
    found: { text: string; control: boolean; frames: string },
  ): void {
    if (found.text.length < 5_000) found.text += (root.textContent ?? '').slice(0, 5_000);
    found.control ||= root.querySelector('button,a,input,[role="button"]') !== null;
    for (const frame of root.querySelectorAll('iframe')) frames(frame);
    if (root instanceof HTMLIFrameElement) frames(root);
    if (root instanceof Element && root.shadowRoot) collect(root.shadowRoot, found);
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) collect(element.shadowRoot, found);
    }

    function frames(frame: HTMLIFrameElement): void {
      const names = ['id', 'class', 'name', 'title', 'src', 'aria-label'];
      found.frames += ` ${names.map((name) => frame.getAttribute(name)?.slice(0, 500)).join(' ')}`;
    }
  }

  function isLocked(): boolean {
    return [document.documentElement, document.body].some((element) => {
      if (!element) return false;
      const { overflowY, position } = getComputedStyle(element);
      return /hidden|clip/.test(overflowY) || position === 'fixed';
    });
  }
}
