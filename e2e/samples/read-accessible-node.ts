import type { Page } from 'playwright-core';

export interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  /** States and properties that are set, such as `required`. */
  properties: Record<string, unknown>;
}

/** What the browser tells assistive technology of the first element that matches; null where it tells nothing. */
export async function readAccessibleNode(
  page: Page,
  selector: string,
): Promise<AccessibleNode | null> {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      nodeId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    if (!node || node.ignored) return null;
    return {
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      properties: Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value]),
      ),
    };
  } finally {
    await session.detach();
  }
}
