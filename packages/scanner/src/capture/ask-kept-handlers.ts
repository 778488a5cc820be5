import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Protocol } from 'puppeteer-core';
import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { longestSource } from './cut-source.ts';
import { type KeptOfNode, keptHandlersInPage } from './kept-handlers-in-page.ts';
import type { CapturedDocument, CapturedListener, CapturedNode } from './page-capture.ts';

/** Elements of one document beyond this are not asked. */
const mostKeeping = 2_000;

/** The handlers that frameworks keep at elements, and hear events for. */
export interface KeptHandlers {
  of(node: CapturedNode): readonly CapturedListener[];
  /** Without those by which a framework hears for others: what they hand on is in `of`. */
  withoutHandingOn(
    node: CapturedNode,
    listeners: readonly CapturedListener[],
  ): readonly CapturedListener[];
}

type ByNumber = ReadonlyMap<number, KeptOfNode>;

/** What can't be told is nothing: then the listeners are what the browser tells. */
export async function askKeptHandlers(
  page: PageUnderTest,
  documents: readonly CapturedDocument[],
): Promise<KeptHandlers> {
  const told = await Promise.all(
    documents.map(async (document): Promise<readonly [CapturedDocument, ByNumber]> => {
      const frame = page.frames[document.frame]?.frame;
      const asking = frame && askDocument(clientOf(frame), document);
      return [document, (await asking?.catch(() => null)) ?? new Map()];
    }),
  );
  const byDocument = new Map(told);
  const keptOf = ({ document, backendId }: CapturedNode) =>
    byDocument.get(document)?.get(backendId);
  const isDelegated = new Set(
    told.flatMap(([document, kept]) =>
      [...kept.values()].some((one) => one.isDelegated) ? [document] : [],
    ),
  );
  return {
    of: (node) => keptOf(node)?.handlers.map(([type, source]) => ({ type, source })) ?? [],
    withoutHandingOn(node, listeners) {
      const kept = keptOf(node);
      return listeners.filter(({ type, source }) => {
        if (kept?.handlers.some(([keptType]) => keptType === type)) return false;
        if (kept?.isRoot && source.includes('[native code]')) return false;
        return !(isDelegated.has(node.document) && handsOn.test(source));
      });
    },
  };
}

/** A page that overrode what its elements are read with may never answer, in ms. */
const mostMs = 1_000;

/** How the one function of Svelte or Solid goes from the target up through what stands around it. */
const handsOn = /composedPath[\s\S]*currentTarget|currentTarget[\s\S]*composedPath/;

/** What the page makes of it is checked. */
function readTold(told: unknown): KeptOfNode[] {
  const kept: unknown = JSON.parse(String(told));
  return Array.isArray(kept) && kept.length <= mostKeeping && kept.every(isKept) ? kept : [];
}

function isKept(one: Partial<KeptOfNode> | null): one is KeptOfNode {
  const isText = (text: unknown) => typeof text === 'string' && text.length <= longestSource;
  return (
    Array.isArray(one?.handlers) &&
    one.handlers.every(
      (handler) => Array.isArray(handler) && handler.length === 2 && handler.every(isText),
    )
  );
}

async function askDocument(session: CDPSession, { root }: CapturedDocument): Promise<ByNumber> {
  const objectGroup = `kept-handlers-${root.backendId}`;
  try {
    const { object } = await session.send('DOM.resolveNode', {
      backendNodeId: root.backendId,
      objectGroup,
    });
    const told = await stoppedInTime(session, {
      objectId: object.objectId as string,
      functionDeclaration: keptHandlersInPage.toString(),
      arguments: [
        { objectId: object.objectId as string },
        { value: { nodes: mostKeeping, source: longestSource } },
      ],
      objectGroup,
    });
    if (!told || told.exceptionDetails) return new Map();
    const parts = await propertiesOf(session, told.result.objectId);
    const kept = readTold(parts.get('told')?.value);
    if (kept.length === 0) return new Map();
    const nodes = await propertiesOf(session, parts.get('nodes')?.objectId);
    const numbered = await Promise.all(
      kept.map(async (one, at): Promise<[number, KeptOfNode]> => {
        const objectId = nodes.get(String(at))?.objectId as string;
        const { node } = await session.send('DOM.describeNode', { objectId });
        return [node.backendNodeId, one];
      }),
    );
    return new Map(numbered);
  } finally {
    session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => {});
  }
}

/** Null where it was stopped. */
async function stoppedInTime(
  session: CDPSession,
  call: Protocol.Runtime.CallFunctionOnRequest,
): Promise<Protocol.Runtime.CallFunctionOnResponse | null> {
  const timer = new AbortController();
  const asking = session.send('Runtime.callFunctionOn', call).catch(() => null);
  const told = await Promise.race([
    asking,
    wait(mostMs, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  if (told !== undefined) return told;
  await session.send('Runtime.terminateExecution').catch(() => {});
  await asking;
  return null;
}

async function propertiesOf(session: CDPSession, objectId: string | undefined) {
  const { result } = await session.send('Runtime.getProperties', {
    objectId: objectId ?? '',
    ownProperties: true,
  });
  return new Map(result.map(({ name, value }) => [name, value]));
}
