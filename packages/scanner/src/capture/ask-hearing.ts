import type { CDPSession, Protocol } from 'puppeteer-core';
import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import type { KeptHandlers } from './ask-kept-handlers.ts';
import type { CapturedDocument, CapturedNode, Hearing } from './page-capture.ts';

/** With more listeners than this, the answer for all at once could fill the memory. */
const mostListeners = 50_000;

/**
 * Asks the debugger what hears anything, each process of the page in one go: nothing of the page runs for it, and no code is
 * told. What frameworks keep is added. Null where it can't be had.
 */
export async function askHearing(
  page: PageUnderTest,
  documents: readonly CapturedDocument[],
  kept: KeptHandlers,
): Promise<Hearing | null> {
  const ofFrame = ({ frame }: CapturedDocument) => page.frames[frame]?.frame;
  const bySession = Map.groupBy(
    documents.filter((document) => ofFrame(document) !== undefined),
    (document) => clientOf(ofFrame(document) as ScanFrame['frame']),
  );
  try {
    const asking = Promise.all(
      [...bySession].map(async ([session, own]) => {
        const heard = await askSession(session, own);
        return own.map((document) => [document, heard] as const);
      }),
    );
    const all = await page.guard.within(page.limits.captureMs, 'PAGE_HUNG', asking);
    const found = new Map(all.flat());
    return (node) => {
      const { document, backendId, kind } = node;
      if (kind !== 'element') return none;
      const own = found.get(document)?.get(backendId) ?? none;
      const more = kept.of(node);
      return more.length === 0 ? own : new Set([...own, ...more.map(({ type }) => type)]);
    };
  } catch (error) {
    if (page.guard.error) throw error;
    return null;
  }
}

const none: ReadonlySet<string> = new Set();

type ByNumber = ReadonlyMap<number, ReadonlySet<string>>;

async function askSession(
  session: CDPSession,
  documents: readonly CapturedDocument[],
): Promise<ByNumber> {
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  if (jsEventListeners > mostListeners) throw new Error(`There are ${jsEventListeners} listeners.`);
  const outermost = documents.filter(
    ({ holder }) => holder === null || !documents.includes(holder.document),
  );
  const heard = new Map<number, Set<string>>();
  for (const { root } of outermost)
    for (const { type, backendNodeId } of await listenersIn(session, root)) {
      if (backendNodeId === undefined) continue;
      const types = heard.get(backendNodeId) ?? new Set();
      heard.set(backendNodeId, types.add(type));
    }
  return heard;
}

/** Those of a node and of all within it, with shadow trees and frames. */
async function listenersIn(
  session: CDPSession,
  { backendId }: CapturedNode,
): Promise<Protocol.DOMDebugger.EventListener[]> {
  // Without a group the browser tells no code, which may be long.
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendId });
  const { objectId } = object;
  if (objectId === undefined) return [];
  try {
    const asked = { objectId, depth: -1, pierce: true };
    const { listeners } = await session.send('DOMDebugger.getEventListeners', asked);
    return listeners;
  } finally {
    session.send('Runtime.releaseObject', { objectId }).catch(() => {});
  }
}
