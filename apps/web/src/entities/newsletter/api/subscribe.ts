import type { NewsletterRequest } from '@curbcut/wire/forms';
import { readMessage } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/**
 * Asks for the newsletter. Answers the sentence that says what to do next; it does not tell whether the address is
 * known. Throws `ApiError`.
 */
export function subscribe(body: NewsletterRequest): Promise<string> {
  return callApi({ method: 'POST', path: '/newsletter/subscribe', body }, readMessage);
}
