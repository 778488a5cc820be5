type Key = string | symbol;

/**
 * Makes what guarded source reads members through. Runs in the page and stands alone. A form answers for its members with
 * the field of that name (`form.parentNode`), and a window with the element or frame of that name, in our world as well.
 * Seen through this function, a form has what forms have, and a window has what was put there by the browser or by us.
 * Everything else is seen as it is.
 */
export function makeMembersOf(options: { windows: boolean }): (value: unknown) => unknown {
  const { getOwnPropertyNames, getPrototypeOf, hasOwn } = Object;
  const { get, has, set, defineProperty } = Reflect;
  const ofForms = HTMLFormElement.prototype;
  const ofWindows = options.windows ? Window.prototype : ofForms;
  const ofTargets = EventTarget.prototype;
  const views = new WeakMap<object, object>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const prototype: unknown = getPrototypeOf(value);
    if (prototype !== ofForms && prototype !== ofWindows) return value;
    return views.get(value) ?? newView(value, prototype === ofForms);
  };

  function newView(value: object, isForm: boolean): object {
    const view = isForm ? viewOfForm(value) : viewOfWindow(value);
    views.set(value, view);
    return view;
  }

  /** The target holds what scripts of our world have put on the form. */
  function viewOfForm(form: object): object {
    const bound = new Map<unknown, unknown>();
    return new Proxy<object>(Object.create(null) as object, {
      has: (own, key) => has(ofForms, key) || has(own, key),
      get: (own, key) => (has(ofForms, key) ? toForm(get(ofForms, key, form)) : get(own, key)),
      set: (own, key, value) =>
        has(ofForms, key) ? set(ofForms, key, value, form) : set(own, key, value),
    });

    function toForm(value: unknown): unknown {
      if (typeof value !== 'function' || value === HTMLFormElement) return value;
      const known = bound.get(value);
      if (known) return known;
      const method: unknown = value.bind(form);
      bound.set(value, method);
      return method;
    }
  }

  function viewOfWindow(window: object): object {
    const isReal = (key: Key) => hasOwn(window, key) || has(ofTargets, key);
    return new Proxy<object>(Object.create(null) as object, {
      has: (_, key) => isReal(key),
      get: (_, key) => (isReal(key) ? toWindow(get(window, key)) : undefined),
      set: (_, key, value) =>
        isReal(key)
          ? set(window, key, value)
          : defineProperty(window, key, {
              value,
              configurable: true,
              enumerable: true,
              writable: true,
            }),
      deleteProperty: (_, key) => Reflect.deleteProperty(window, key),
    });

    /** Methods only: what has members of its own (`Node`, `NodeFilter`) is not called on the window. */
    function toWindow(value: unknown): unknown {
      return typeof value === 'function' && getOwnPropertyNames(value).length === 2
        ? value.bind(window)
        : value;
    }
  }
}
