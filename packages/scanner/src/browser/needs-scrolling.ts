import type { CDPSession } from 'puppeteer-core';

const group = 'curbcut-scrolling';
/** Read from the prototype: an element named `body` would stand for the document's. */
const ofDocument = (member: string) =>
  `Object.getOwnPropertyDescriptor(Document.prototype, '${member}').get.call(document)`;
const places = ['window', 'document', ofDocument('documentElement'), ofDocument('body')];
const tellingEvents = new Set(['scroll', 'scrollend', 'wheel', 'touchmove']);

/**
 * Whether scrolling may bring something that is not there yet: the page watches what comes into sight, or listens to
 * scrolling. The browser is queried, so the page does not notice. In doubt, true.
 */
export async function listensToScrolling(session: CDPSession): Promise<boolean> {
  try {
    if (await watchesSight(session)) return true;
    const found = await Promise.all(places.map((place) => hasScrollListener(session, place)));
    return found.includes(true);
  } finally {
    session.send('Runtime.releaseObjectGroup', { objectGroup: group }).catch(() => {});
  }
}

/** A page's observers are found because `prepareDocument` keeps them: the browser forgets those that nobody names. */
async function watchesSight(session: CDPSession): Promise<boolean> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'IntersectionObserver.prototype',
    objectGroup: group,
  });
  if (result.objectId === undefined || result.className !== 'IntersectionObserver') return true;
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup: group,
  });
  if (objects.objectId === undefined) return true;
  const length = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  return length.result.value !== 0;
}

async function hasScrollListener(session: CDPSession, expression: string): Promise<boolean> {
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup: group });
  if (result.objectId === undefined) return true;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
  });
  return listeners.some(({ type }) => tellingEvents.has(type));
}

/**
 * Whether the page has parts that load when they come into sight, or scrolls a part in the place of the page, whose
 * listeners nobody knows. Runs in the page.
 */
export function hasPartsThatLoadInSight(): boolean {
  const { scrollingElement } = document;
  if (!scrollingElement || scrollingElement.scrollHeight <= window.innerHeight * 1.2) return true;
  return document.querySelector('[loading="lazy" i],iframe,frame,object,embed') !== null;
}
