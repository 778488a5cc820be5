import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface Relative {
  element: number;
  name: string;
  /** Its opening tag; the element's children are left out. */
  html: string;
  role: string | null;
  /** It means something without a role: a link, a control, a heading, a list. */
  isMeaningful: boolean;
  /** An element inside has one of the asked roles. */
  holdsAsked: boolean;
}

export interface Family {
  self: Relative;
  /** Null where that is the page itself. */
  parent: Relative | null;
  /** What the parent stands in. */
  outerRole: string | null;
  /** Roles of all elements in the parent. */
  siblingRoles: (string | null)[];
  /** The elements inside, as long as there are not many. */
  children: Relative[];
  childrenTotal: number;
}

/** An element with its parent and its children. Runs in the page's isolated world and stands alone. */
export function readFamily(number: number, asked: readonly string[]): Family | null {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const maxChildren = 50;
  const element = registry.elements[number];
  if (!element) return null;
  const parent = element.parentElement;
  const children = [...element.children];
  const isOuter = parent === null || parent === document.body || parent.matches('html,main');
  return {
    self: describe(element),
    parent: isOuter ? null : describe(parent),
    outerRole: !isOuter && parent.parentElement ? roleOf(parent.parentElement) : null,
    siblingRoles: isOuter ? [] : [...parent.children].slice(0, 500).map(roleOf),
    children: children.slice(0, maxChildren).map(describe),
    childrenTotal: children.length,
  };

  function describe(one: Element): Relative {
    const inside = asked.map((role) => `[role="${CSS.escape(role)}"]`).join(',');
    return {
      element: registry.numberOf(one),
      name: one.localName,
      html: (one.cloneNode(false) as Element).outerHTML.slice(0, 2_000),
      role: roleOf(one),
      isMeaningful: !one.matches('div,span,li,p,b,i,em,strong,a:not([href])'),
      holdsAsked: inside !== '' && one.querySelector(inside) !== null,
    };
  }

  function roleOf(one: Element): string | null {
    return one.getAttribute('role')?.trim().toLowerCase() || null;
  }
}
