import { createHash } from 'node:crypto';
import type { Throttle } from './throttles.ts';

/** What a counter is stored under: nobody can read from it whose it is. */
export function throttleKey(throttle: Throttle, who: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(who)).digest('base64url');
  return `${throttle.name}:${digest}`;
}
