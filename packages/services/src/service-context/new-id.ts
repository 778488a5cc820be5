import { randomBytes } from 'node:crypto';

/** 144 random bits as 24 url-safe characters: nobody finds one by trying. */
export function newId(): string {
  return randomBytes(18).toString('base64url');
}
