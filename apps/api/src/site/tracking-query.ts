/** What campaigns, feeds and other sites append to an address; no page of ours reads it. */
const trackingNames = /^(?:utm_\w+|ref|gclid|fbclid|msclkid|mc_[ce]id)$/;

/** Whether a query says nothing to the app, so that the page is the same as without it. */
export function saysNothing(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((name) => trackingNames.test(name));
}
