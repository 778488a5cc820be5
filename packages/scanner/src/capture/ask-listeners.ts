import { amount } from '@curbcut/model/text';
import type { CDPSession, Protocol } from 'puppeteer-core';
import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { askDelegates } from './ask-delegates.ts';
import type { KeptHandlers } from './ask-kept-handlers.ts';
import { cutSource } from './cut-source.ts';
import { NoCaptureError } from './no-capture-error.ts';
import type { CapturedListener, CapturedNode, Hearing } from './page-capture.ts';

const atOnce = 50;

let calls = 0;

/**
 * What hears events of elements and documents, as the debugger tells it: nothing of the page runs for it. Only elements that
 * are `hearing` something are asked, or all where that is not known. `known` holds what was asked before; beyond the limit a
 * NoCaptureError is thrown.
 */
export async function askListeners(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  { known, hearing, kept }: Asked,
): Promise<Map<CapturedNode, readonly CapturedListener[]>> {
  const isSilent = (node: CapturedNode) =>
    hearing !== null && node.kind !== 'document' && hearing(node).size === 0;
  const asked = nodes.filter((node) => !known.has(node) && !isSilent(node));
  if (known.size + asked.length > page.limits.captureListeners)
    throw new NoCaptureError(
      `has more than ${amount(page.limits.captureListeners)} elements to ask for listeners`,
    );
  calls += 1;
  // One of its own: several calls may be under way, and each lets go of what it held.
  const objectGroup = `listeners-${calls}`;
  const waiting = [...asked];
  const work = async () => {
    for (let node = waiting.shift(); node; node = waiting.shift()) {
      const frame = page.frames[node.document.frame]?.frame;
      if (!frame) continue;
      const own = await listenersOf(clientOf(frame), node, objectGroup);
      known.set(node, [...kept.withoutHandingOn(node, own), ...kept.of(node)]);
    }
  };
  const asking = Promise.all(Array.from({ length: atOnce }, work));
  try {
    await page.guard.within(page.limits.captureMs, 'PAGE_HUNG', asking);
  } finally {
    const sessions = new Set(page.frames.map(({ frame }) => clientOf(frame)));
    for (const session of sessions)
      session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => {});
  }
  return new Map(
    nodes.flatMap((node) => {
      const found = isSilent(node) ? [] : known.get(node);
      return found ? [[node, found] as const] : [];
    }),
  );
}

interface Asked {
  known: Map<CapturedNode, readonly CapturedListener[]>;
  hearing: Hearing | null;
  kept: KeptHandlers;
}

/** Those of a document are those of its window as well. What is gone by now hears nothing. */
async function listenersOf(
  session: CDPSession,
  node: CapturedNode,
  objectGroup: string,
): Promise<CapturedListener[]> {
  try {
    // Without a group the browser keeps the functions to itself.
    const group = { objectGroup };
    const { backendId } = node;
    const { object } = await session.send('DOM.resolveNode', {
      backendNodeId: backendId,
      ...group,
    });
    const own = await ofObject(session, object);
    if (node.kind !== 'document') return own;
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId as string,
      // No page can make another thing of this word.
      functionDeclaration: 'function () { return window; }',
      ...group,
    });
    return [...own, ...(await ofObject(session, result))];
  } catch {
    return [];
  }
}

async function ofObject(
  session: CDPSession,
  { objectId }: Protocol.Runtime.RemoteObject,
): Promise<CapturedListener[]> {
  if (objectId === undefined) return [];
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  const told = listeners.map(async (listener): Promise<CapturedListener[]> => {
    const { type, handler, originalHandler } = listener;
    const source = originalHandler?.description ?? handler?.description ?? '';
    const delegates = await askDelegates(session, objectId, listener).catch(() => null);
    return delegates ?? [{ type, source: cutSource(source) }];
  });
  return (await Promise.all(told)).flat();
}
