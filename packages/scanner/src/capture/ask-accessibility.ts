import { amount } from '@curbcut/model/text';
import type { CDPSession, Protocol } from 'puppeteer-core';
import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { NoCaptureError } from './no-capture-error.ts';
import type { AccessibleNode, CapturedNode } from './page-capture.ts';

/**
 * What the browser's accessibility tree has of elements. `known` holds what was asked before, null for what the browser gave
 * no answer about; beyond the
 * limit a NoCaptureError is thrown.
 */
export async function askAccessibility(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  known: Map<CapturedNode, AccessibleNode | null>,
): Promise<Map<CapturedNode, AccessibleNode>> {
  const asked = nodes.filter((node) => !known.has(node));
  if (known.size + asked.length > page.limits.captureNames)
    throw new NoCaptureError(
      `has more than ${amount(page.limits.captureNames)} elements to ask about`,
    );
  const bySession = Map.groupBy(asked, ({ document }) => sessionOf(page, document.frame));
  const asking = [...bySession].map(async ([session, ofSession]) => {
    if (!session) return;
    // Otherwise the browser makes its tree for each answer.
    await session.send('Accessibility.enable');
    try {
      await Promise.all(
        ofSession.map(async (node) => known.set(node, await askAbout(session, node))),
      );
    } finally {
      session.send('Accessibility.disable').catch(() => {});
    }
  });
  await page.guard.within(page.limits.captureMs, 'PAGE_HUNG', Promise.allSettled(asking));
  return new Map(
    nodes.flatMap((node) => {
      const found = known.get(node);
      return found ? [[node, found] as const] : [];
    }),
  );
}

function sessionOf({ frames }: PageUnderTest, frame: number): CDPSession | null {
  const found = frames[frame];
  return found ? clientOf(found.frame) : null;
}

async function askAbout(
  session: CDPSession,
  { backendId }: CapturedNode,
): Promise<AccessibleNode | null> {
  const query = { backendNodeId: backendId, fetchRelatives: false };
  const answer = await session
    .send('Accessibility.getPartialAXTree', query)
    .catch(() => ({ nodes: [] }));
  const [node] = answer.nodes;
  return node ? toAccessibleNode(node) : null;
}

function toAccessibleNode(node: Protocol.Accessibility.AXNode): AccessibleNode {
  return {
    isIgnored: node.ignored,
    role: textOf(node.role),
    name: textOf(node.name),
    description: textOf(node.description),
    states: new Map(node.properties?.map(({ name, value }) => [name, value.value as unknown])),
  };
}

function textOf(value: Protocol.Accessibility.AXValue | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}
