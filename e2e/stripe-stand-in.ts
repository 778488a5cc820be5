import { standInScript, type StripeServer } from '@curbcut/testing';
import type { BrowserContext } from 'playwright-core';

const api = 'https://api.stripe.com';

/**
 * Answers js.stripe.com and api.stripe.com in a browser's context from the local payment provider. Returns the
 * URLs that were asked for, in order: empty until a checkout opens.
 */
export async function standInForStripe(
  context: BrowserContext,
  stripe: Pick<StripeServer, 'url'>,
): Promise<string[]> {
  const asked: string[] = [];
  await context.addInitScript((url) => {
    Object.assign(globalThis, { __stripeStandIn: url });
  }, api);
  await context.route('https://js.stripe.com/**', async (route) => {
    asked.push(route.request().url());
    const isFrame = route.request().resourceType() === 'document';
    await route.fulfill(
      isFrame
        ? { contentType: 'text/html', body: '<!doctype html><title>Controller</title>' }
        : { contentType: 'text/javascript', body: standInScript },
    );
  });
  await context.route(`${api}/**`, async (route) => {
    const request = route.request();
    asked.push(request.url());
    const body = request.postData();
    const answer = await fetch(request.url().replace(api, stripe.url), {
      method: request.method(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(body === null ? {} : { body }),
    });
    await route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await answer.text(),
    });
  });
  return asked;
}
