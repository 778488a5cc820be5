import { siteMessages } from '@curbcut/model/site';
import { type ContactRequest } from '@curbcut/wire/forms';
import { callApi } from '../../../lib/api-client.ts';

/** Sends a message to the operator. Answers what is said of it, as a sentence. Throws `ApiError`. */
export async function sendMessage(body: ContactRequest): Promise<string> {
  return callApi({ method: 'POST', path: '/contact/messages', body }, readMessage);
}

function readMessage(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const isSentence = 'message' in answer && typeof answer.message === 'string';
  return isSentence ? String(answer.message) : siteMessages.contactStored;
}
