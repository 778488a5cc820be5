import type { ElementHandle, Frame, Realm } from 'puppeteer-core';

/** What puppeteer has but does not declare. */
type OwnRealm = Realm & { transferHandle<T extends ElementHandle>(handle: T): Promise<T> };

/**
 * The frame's world of our own: the same DOM, but the page's scripts can neither see nor change what runs there
 * (an overridden `Array.prototype` or a forged `window.axe` stays outside).
 */
export function isolatedWorld(frame: Frame): Pick<Realm, 'evaluate' | 'evaluateHandle'> {
  return isolatedRealm(frame);
}

/** The element that holds a frame, as our world of the parent sees it; null for the page itself. */
export async function frameElementIn(parent: Frame, frame: Frame): Promise<ElementHandle | null> {
  const handle = await frame.frameElement();
  return handle && isolatedRealm(parent).transferHandle(handle);
}

function isolatedRealm(frame: Frame): OwnRealm {
  return (frame as Frame & { isolatedRealm(): OwnRealm }).isolatedRealm();
}
