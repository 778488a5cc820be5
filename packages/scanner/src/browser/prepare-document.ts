/** What a document watches: what comes into sight, sizes of elements, or answers of its styles' media queries. */
export type Observation = 'sight' | 'size' | 'media';

/**
 * Runs in every document before its own scripts. Dialogs are silent and windows are not opened: a page that floods
 * visitors with them would never get to its own content. The console is silent: every word of it would be sent to us, and
 * a page that floods it would fill our memory. Closed shadow trees are opened, so that what visitors see in them is
 * evaluated as well. What watches for things to come into sight or to change their size is told through the function
 * that stands on the window as `binding`, once a document and kind; it is taken from there, so that the page has none of it.
 */
export function prepareDocument(binding: string): void {
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
  const { timeOrigin } = performance;
  const tell = Reflect.get(globalThis, binding) as ((text: string) => void) | undefined;
  Reflect.deleteProperty(globalThis, binding);
  const told = new Set<Observation>();
  globalThis.IntersectionObserver = telling('sight', IntersectionObserver);
  IntersectionObserver.prototype.constructor = IntersectionObserver;
  globalThis.ResizeObserver = telling('size', ResizeObserver);
  ResizeObserver.prototype.constructor = ResizeObserver;
  globalThis.matchMedia = telling('media', matchMedia);

  /** The same, and its first use is told. */
  function telling<T extends object>(observation: Observation, used: T): T {
    const onUse = () => {
      if (told.has(observation)) return;
      told.add(observation);
      tell?.(`${observation} ${timeOrigin}`);
    };
    return new Proxy(used, {
      apply(target, self, args) {
        onUse();
        return Reflect.apply(target as unknown as () => unknown, self, args) as unknown;
      },
      construct(target, args, asked) {
        onUse();
        return Reflect.construct(target as unknown as new () => object, args, asked) as object;
      },
    });
  }
}
