import type { CDPSession, ElementHandle, Frame, Realm } from 'puppeteer-core';
import { guardFunction } from './in-page/guard-function.ts';

/** What puppeteer has but does not declare. */
type OwnRealm = Realm & { transferHandle<T extends ElementHandle>(handle: T): Promise<T> };

type IsolatedWorld = Pick<Realm, 'evaluate' | 'evaluateHandle'>;

/**
 * The frame's world of our own: the same DOM, but the page's scripts can neither see nor change what runs there
 * (an overridden `Array.prototype` or a forged `window.axe` stays outside). Nor do the page's names reach into functions
 * that run there: `form.parentNode` is the form's parent, also where the form has a field of that name.
 */
export function isolatedWorld(frame: Frame): IsolatedWorld {
  const realm = isolatedRealm(frame);
  return {
    evaluate: (work, ...args) => realm.evaluate(guard(work), ...args),
    evaluateHandle: (work, ...args) => realm.evaluateHandle(guard(work), ...args),
  };
}

/** The element that holds a frame, as our world of the parent sees it; null for the page itself. */
export async function frameElementIn(parent: Frame, frame: Frame): Promise<ElementHandle | null> {
  const handle = await frame.frameElement();
  return handle && isolatedRealm(parent).transferHandle(handle);
}

function guard<F extends (...args: never[]) => unknown>(work: F | string): F | string {
  return typeof work === 'string' ? work : guardFunction(work);
}

function isolatedRealm(frame: Frame): OwnRealm {
  return (frame as Frame & { isolatedRealm(): OwnRealm }).isolatedRealm();
}

/** Stops the script that runs in a frame now, ours or the page's; one that comes next where none does. */
export async function stopScript(frame: Frame): Promise<void> {
  await clientOf(frame).send('Runtime.terminateExecution');
}

/** The session by which puppeteer speaks with a frame. */
export function clientOf(frame: Frame): CDPSession {
  return (frame as Frame & { client: CDPSession }).client;
}
