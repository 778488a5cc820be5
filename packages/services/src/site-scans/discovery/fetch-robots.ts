import type { SiteFetcher } from './fetch-site-file.ts';

/** RFC 9309, 2.5: at least this much must be read; what comes after may be ignored. */
const maxRulesBytes = 512_000;
const maxRobotsBytes = 5_000_000;

/**
 * `found`: what is written. `none`: there is none (RFC 9309, 2.3.1.3: any 4xx), so everything may be visited.
 * `unreachable`: a server error, or no answer (2.3.1.4): then nothing may be.
 */
export type RobotsAnswer =
  | { kind: 'found'; text: string }
  | { kind: 'none' }
  | { kind: 'unreachable' };

export async function fetchRobots(fetcher: SiteFetcher, origin: string): Promise<RobotsAnswer> {
  const answer = await fetcher.fetch(`${origin}/robots.txt`, { maxBytes: maxRobotsBytes });
  if (!answer.ok) {
    // A loop of redirects, or one to where we may not go, is as good as none.
    const gone = answer.reason === 'too-many-redirects' || answer.reason === 'denied';
    return { kind: gone ? 'none' : 'unreachable' };
  }
  if (answer.status >= 500) return { kind: 'unreachable' };
  if (answer.status < 200 || answer.status >= 300) return { kind: 'none' };
  return { kind: 'found', text: toRules(answer.body).replace(/^\uFEFF/, '') };
}

/** Whole lines only: half a rule is another rule. */
function toRules(body: Buffer): string {
  if (body.length <= maxRulesBytes) return body.toString('utf8');
  const lines = body.subarray(0, maxRulesBytes);
  return lines.subarray(0, lines.lastIndexOf('\n') + 1).toString('utf8');
}
