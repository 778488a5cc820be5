import { callApiRaw } from '../../../lib/api-client.ts';
import { openWindow } from '../../../lib/open-window.ts';
import { safeHref } from '../../../lib/page-url.ts';
import { NoPortalError } from '../billing-messages.ts';

/** Opens the billing portal in a new tab. Throws `ApiError`, or `NoPortalError` when the answer names none. */
export async function openBillingPortal(): Promise<void> {
  const tab = openWindow();
  try {
    const answer = await callApiRaw({
      method: 'POST',
      path: '/api/payments/billing-portal',
      body: { return_url: `${location.origin}/dashboard` },
    });
    const href = portalUrl(answer);
    if (href === null) throw new NoPortalError('The answer names no portal.');
    if (tab) tab.location.replace(href);
    else location.assign(href);
  } catch (cause) {
    tab?.close();
    throw cause;
  }
}

function portalUrl(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return null;
  return typeof answer.url === 'string' ? safeHref(answer.url) : null;
}
