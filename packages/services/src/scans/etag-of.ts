import { createHash } from 'node:crypto';

/** The entity tag of a file, by what is in it. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
