/**
 * Runs in every document before its own scripts. Dialogs are silent and windows are not opened: a page that floods
 * visitors with them would never get to its own content. The console is silent: every word of it would be sent to us, and
 * a page that floods it would fill our memory. Closed shadow trees are opened, so that what visitors see in them is
 * evaluated as well. What watches for things to come into sight is kept, so that its presence can be queried.
 */
export function prepareDocument(): void {
  Object.assign(globalThis, {
    alert: () => {},
    confirm: () => false,
    prompt: () => null,
    print: () => {},
    open: () => null,
  });
  for (const [name, member] of Object.entries(console)) {
    // What gives something back (`createTask`, `context`) is used, not shown.
    if (typeof member === 'function' && !/^(createTask|context)$/.test(name))
      Reflect.set(console, name, () => {});
  }
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function clickInPlace() {
    if (this instanceof HTMLAnchorElement && this.target === '_blank')
      this.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click.call(this);
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachOpenShadow(init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  };
  const observers = new Set<IntersectionObserver>();
  globalThis.IntersectionObserver = new Proxy(IntersectionObserver, {
    construct(target, args, asked) {
      const observer = Reflect.construct(target, args, asked) as IntersectionObserver;
      observers.add(observer);
      return observer;
    },
  });
  IntersectionObserver.prototype.constructor = IntersectionObserver;
}
