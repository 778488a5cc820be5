import type { Db } from '@curbcut/db';
import { parseScanUrl, toHttpUrl } from '@curbcut/model/url';
import { ownScans } from '../results/index.ts';

/**
 * The URL under which somebody's scans of what they typed are stored: without a scheme, whichever of https and http was
 * scanned last, https when neither was. What is no URL comes back as it is: nothing is stored under it.
 */
export async function findOwnUrl(db: Db, userId: string, typed: string): Promise<string> {
  const parsed = parseScanUrl(typed);
  if (!parsed.ok) return typed;
  const { href } = parsed.url;
  if (!parsed.schemeAssumed) return href;
  const last = await ownScans(db, userId)
    .select('scans.url')
    .where('scans.url', 'in', [href, toHttpUrl(href)])
    .orderBy('scans.requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.url ?? href;
}
