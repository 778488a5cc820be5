import type { Protocol } from 'puppeteer-core';
import { clientOf } from '../../browser/isolated-world.ts';
import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** The types of events that elements of the page itself hear by themselves, by the browser's number of the element. */
export type Hearing = ReadonlyMap<number, ReadonlySet<string>>;

/** Asks the debugger in one go: nothing of the page runs for it. What hangs on the document or the window is left out. */
export function hearingOf(page: PageUnderTest): Promise<Hearing> {
  return page.shared('hearing', async () => {
    const [top] = (await captureOnce(page)).documents;
    const heard = new Map<number, Set<string>>();
    if (!top || top.frame !== 0) return heard;
    for (const { type, backendNodeId } of await ask(page, top.root)) {
      if (backendNodeId === undefined || backendNodeId === top.root.backendId) continue;
      const types = heard.get(backendNodeId) ?? new Set();
      heard.set(backendNodeId, types.add(type));
    }
    return heard;
  });
}

async function ask(
  page: PageUnderTest,
  { backendId }: CapturedNode,
): Promise<Protocol.DOMDebugger.EventListener[]> {
  const session = clientOf(page.page.mainFrame());
  const objectGroup = 'curbcut-hearing';
  const asking = async () => {
    const { object } = await session.send('DOM.resolveNode', {
      backendNodeId: backendId,
      objectGroup,
    });
    if (object.objectId === undefined) return [];
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: object.objectId,
      depth: -1,
    });
    return listeners;
  };
  try {
    return await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', asking());
  } finally {
    session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => {});
  }
}
