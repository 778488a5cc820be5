import type { NewsletterRequest } from '@curbcut/contracts';
import { callApi } from '../../../lib/api-client.ts';

/** Asks for the newsletter; the answer does not tell whether the address is known. Throws `ApiError`. */
export async function subscribe(body: NewsletterRequest): Promise<void> {
  await callApi({ method: 'POST', path: '/newsletter/subscribe', body }, readDone);
}

function readDone(answer: unknown): object | null {
  return typeof answer === 'object' ? answer : null;
}
