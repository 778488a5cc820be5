import { createHash } from 'node:crypto';

/** What is stored of a token: its SHA-256, hexadecimal. Tokens are random, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
