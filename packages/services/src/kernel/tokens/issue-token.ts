import { newId } from '../ids/new-id.ts';
import { hashToken } from './hash-token.ts';

/** A new secret with what is stored of it. The token itself goes to its holder and is stored nowhere. */
export function issueToken(): { token: string; tokenHash: string } {
  const token = newToken();
  return { token, tokenHash: hashToken(token) };
}

/** A new secret that is stored as it is, because mails that are sent later carry it: 24 url-safe characters. */
export function newToken(): string {
  return newId();
}
