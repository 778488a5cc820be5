import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { DescribedNode } from './described-node.ts';
import type { WorldWithBoxes } from './element-boxes.ts';
import type { WorldWithElementSelectors } from './naming/element-selectors.ts';
import type { WorldWithElementSignatures } from './naming/element-signatures.ts';
import type { WorldWithKnownElements } from './naming/known-elements.ts';

/**
 * Describes the elements that engines point at by their numbers. Runs in a frame's isolated world, after `installNaming` and
 * `installElementBoxes`, and stands alone. What was evaluated and taken away since is described as well: a page that
 * replaces itself all the time must not pass for clean. With `known`, describes just that element.
 */
export function describeNodesInPage(
  numbers: number[],
  limits: { snippetLength: number },
  known?: Element,
): (DescribedNode | null)[] {
  const world = globalThis as unknown as WorldWithRegistry &
    WorldWithBoxes &
    WorldWithElementSelectors &
    WorldWithElementSignatures &
    WorldWithKnownElements;
  const places = new Map<ParentNode, Map<Element, number>>();
  if (known) return [describe(known)];
  const { elements } = world.curbcutRegistry;
  return numbers.map((number) => {
    const element = elements[number];
    return element ? describe(element) : null;
  });

  function describe(element: Element): DescribedNode {
    return {
      path: pathOf(element),
      selectors: world.curbcutSelectors.selectorsOf(element),
      html: snippet(element),
      box: boxOf(element),
      atRest: world.curbcutBoxes.isAtRest(element),
      attached: element.isConnected,
      signature: world.curbcutSignatures.signatureOf(element),
      traits: world.curbcutSignatures.traitsOf(element),
      known: world.curbcutKnownElements?.placeOf(element) ?? null,
    };
  }

  function pathOf(element: Element): string {
    const steps: string[] = [];
    let node: Element | null = element;
    while (node) {
      const parent: ParentNode | null = node.parentNode as ParentNode | null;
      steps.push(String(parent ? placeAmong(parent, node) : 0));
      if (parent instanceof ShadowRoot) {
        steps.push('s');
        node = parent.host;
      } else {
        node = parent instanceof Element ? parent : null;
      }
    }
    return steps.reverse().join('.');
  }

  /** Looked up once per parent: lists of thousands are common among affected elements. */
  function placeAmong(parent: ParentNode, element: Element): number {
    let known = places.get(parent);
    if (!known) {
      known = new Map([...parent.children].map((child, index) => [child, index]));
      places.set(parent, known);
    }
    return known.get(element) ?? 0;
  }

  function snippet(element: Element): string {
    const small = element.getElementsByTagName('*').length <= 10;
    const html = small ? element.outerHTML : shallow(element);
    return html.length > limits.snippetLength
      ? `${shallow(element).slice(0, limits.snippetLength - 1)}…`
      : html;
  }

  function shallow(element: Element): string {
    const clone = element.cloneNode(false) as Element;
    for (const { name, value } of clone.attributes) {
      if (value.length > 300) clone.setAttribute(name, `${value.slice(0, 299)}…`);
    }
    if (element.childNodes.length > 0) clone.textContent = '…';
    return clone.outerHTML;
  }

  /** What concerns the whole document has no place on it. */
  function boxOf(element: Element): DescribedNode['box'] {
    return element === document.documentElement || element === document.body
      ? null
      : world.curbcutBoxes.boxOf(element);
  }
}
