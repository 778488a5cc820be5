import { createHash } from 'node:crypto';
import type { RateLimit } from './rate-limits.ts';

/** What a counter is stored under: nobody can read from it whose it is. */
export function rateLimitKey(rateLimit: RateLimit, who: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(who)).digest('base64url');
  return `${rateLimit.name}:${digest}`;
}
