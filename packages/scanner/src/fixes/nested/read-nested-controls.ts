import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface NestedControls {
  /** The outer control is one by itself, without a role. */
  isNative: boolean;
  inner: {
    element: number;
    /** Its opening tag; the element's children are left out. */
    html: string;
    isNative: boolean;
    role: string | null;
  }[];
  /** The outer control's code, and how it reads with the inner controls behind it; null where it is long. */
  moved: { before: string; after: string } | null;
}

/** The controls inside of a control. Runs in the page's isolated world and stands alone. */
export function readNestedControls(number: number): NestedControls | null {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const outer = registry.elements[number];
  if (!outer) return null;
  const native =
    'a[href],button,input:not([type="hidden"]),select,textarea,summary,audio[controls],video[controls]';
  const all = [...outer.querySelectorAll(`${native},[tabindex]`)];
  const inner = all.filter((one) => !all.some((other) => other !== one && other.contains(one)));
  return {
    isNative: outer.matches(native),
    inner: inner.slice(0, 10).map((element) => ({
      element: registry.numberOf(element),
      html: (element.cloneNode(false) as Element).outerHTML.slice(0, 2_000),
      isNative: element.matches(native),
      role: element.getAttribute('role'),
    })),
    moved: moveOut(outer, inner),
  };

  /** In a document of its own that loads and runs nothing. */
  function moveOut(control: Element, controls: Element[]): NestedControls['moved'] {
    const before = control.outerHTML;
    if (before.length > 1_000 || controls.length === 0) return null;
    const inert = document.implementation.createHTMLDocument('');
    const copy = inert.importNode(control, true);
    const places = [...control.querySelectorAll('*')];
    const copies = [...copy.querySelectorAll('*')];
    const moved = controls.map((one) => copies[places.indexOf(one)]);
    for (const one of moved) one?.remove();
    return {
      before,
      after: [copy, ...moved].map((one) => one?.outerHTML ?? '').join('\n'),
    };
  }
}
