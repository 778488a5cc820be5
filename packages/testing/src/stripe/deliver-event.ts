import { createHmac } from 'node:crypto';

/** An event as it is sent: the exact bytes and their signature. `timestamp`: seconds since 1970. */
export function signEvent(
  event: object,
  secret: string,
  timestamp: number,
): { payload: string; signature: string } {
  const payload = JSON.stringify(event, null, 2);
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return { payload, signature: `t=${timestamp},v1=${digest}` };
}

const deliveryTries = 5;

/** Sends an event until it is taken, as the provider does, only sooner. */
export async function deliverEvent(
  url: string,
  { payload, signature }: { payload: string; signature: string },
): Promise<void> {
  for (let tries = 0; tries < deliveryTries; tries += 1) {
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) return;
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries));
  }
}
