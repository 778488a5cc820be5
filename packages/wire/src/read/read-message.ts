import { asText, fieldAt } from './json-field.ts';

/** The sentence for people in the answer to a call that only does something; null without one. */
export function readMessage(answer: unknown): string | null {
  return asText(fieldAt(answer, 'message'));
}
