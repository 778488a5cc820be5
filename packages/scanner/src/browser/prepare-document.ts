/**
 * Runs in every document before its own scripts. Dialogs are silent and windows are not opened: a page that floods
 * visitors with them would never get to its own content. Closed shadow trees are opened, so that what visitors see in them is judged as well.
 */
export function prepareDocument(): void {
  Object.assign(globalThis, {
    alert: () => {},
    confirm: () => false,
    prompt: () => null,
    print: () => {},
    open: () => null,
  });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachOpenShadow(init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  };
}
