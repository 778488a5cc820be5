import type { ContactRequest } from '@curbcut/contracts';
import { callApi } from '../../../lib/api-client.ts';

/** Sends a message to the operator. Throws `ApiError`. */
export async function sendMessage(body: ContactRequest): Promise<void> {
  await callApi({ method: 'POST', path: '/contact/messages', body }, readDone);
}

function readDone(answer: unknown): object | null {
  return typeof answer === 'object' ? answer : null;
}
