/** Asks for the banner again, for whoever wants to change the choice. */
const listeners = new Set<() => void>();
/** Asked before the banner's script was there: it is shown as soon as it is. */
let isWaiting = false;

export function requestBanner(): void {
  isWaiting = listeners.size === 0;
  for (const listener of listeners) listener();
}

/** Returns how to stop listening. */
export function onBannerRequest(listener: () => void): () => void {
  listeners.add(listener);
  if (isWaiting) {
    isWaiting = false;
    listener();
  }
  return () => void listeners.delete(listener);
}
