import type { NewsletterRequest } from '@curbcut/wire/forms';
import { callApi } from '../../../lib/api-client.ts';

/**
 * Asks for the newsletter. Answers the sentence that says what to do next; it does not tell whether the address is
 * known. Throws `ApiError`.
 */
export function subscribe(body: NewsletterRequest): Promise<string> {
  return callApi({ method: 'POST', path: '/newsletter/subscribe', body }, readMessage);
}

function readMessage(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null;
  return typeof answer.message === 'string' ? answer.message : null;
}
