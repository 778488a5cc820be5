export interface Consent {
  /** A layer covers the page. */
  covered: boolean;
  /** It kept the page from scrolling until now. */
  unlocked: boolean;
}

/**
 * A consent layer or a dialog often takes the page behind it out of the accessibility tree, and keeps it from scrolling,
 * until it is answered. The layer stays, but what it made inert and what it locked is lifted, so that the page is
 * evaluated as it is once the layer is gone. Runs in the page's isolated world.
 */
export function revealBehindConsent(): Consent {
  const layer = findLayer();
  if (!layer) return { covered: false, unlocked: false };
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
      if (sibling === element) continue;
      sibling.removeAttribute('inert');
      if (sibling.getAttribute('aria-hidden') === 'true') sibling.removeAttribute('aria-hidden');
    }
  }
  return { covered: true, unlocked: unlockScrolling() };

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

  /** In a style sheet of its own, so that no element looks changed where its code is shown. */
  function unlockScrolling(): boolean {
    if (!isLocked()) return false;
    const isFixed = getComputedStyle(document.body).position === 'fixed';
    const sheet = new CSSStyleSheet();
    // Stronger than any selector of the page's own.
    sheet.replaceSync(
      `:is(html, body):not(#a#b#c#d) { overflow: visible !important; ${isFixed ? 'position: static !important;' : ''} }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const { style } of [document.documentElement, document.body]) {
      for (const name of ['overflow', 'overflow-y', 'position'])
        if (style.getPropertyPriority(name) === 'important')
          style.setProperty(name, style.getPropertyValue(name));
    }
    // An application that fills the window hides what is outside of it, with or without a layer.
    if (document.documentElement.scrollHeight > window.innerHeight * 1.2) return true;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return false;
  }
}
