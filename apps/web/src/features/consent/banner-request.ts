/** Asks for the banner again, for whoever wants to change the choice. */
const requested = new EventTarget();

export function requestBanner(): void {
  requested.dispatchEvent(new Event('request'));
}

/** Returns how to stop listening. */
export function onBannerRequest(listener: () => void): () => void {
  requested.addEventListener('request', listener);
  return () => requested.removeEventListener('request', listener);
}
