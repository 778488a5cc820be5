import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/**
 * The text that people see of an element: at most 4,000 characters, without what is marked as being in another language
 * and without code. Runs in the page's isolated world and stands alone.
 */
export function readVisibleText(number: number): string {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const maxLength = 4_000;
  const maxNodes = 20_000;
  const root = registry.elements[number];
  const skipped = 'script,style,noscript,template,title,code,pre,kbd,samp,textarea,svg,math,[lang]';
  let text = '';
  let nodes = 0;
  if (root) look(root);
  return text.slice(0, maxLength);

  function look(parent: Node): void {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      nodes += 1;
      if (text.length >= maxLength || nodes > maxNodes) return;
      if (node instanceof Text) text += ` ${node.data}`;
      if (!(node instanceof Element) || node.matches(skipped)) continue;
      if (!isVisible(node)) continue;
      if (node.shadowRoot) look(node.shadowRoot);
      look(node);
    }
  }

  /** What has no box of its own may hold what has one. */
  function isVisible(element: Element): boolean {
    return getComputedStyle(element).display === 'contents' || element.checkVisibility();
  }
}
