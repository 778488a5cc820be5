import type { Db } from '@curbcut/db';
import { hostOfUrl } from './host-of-url.ts';
import { ownScans } from './own-scans.ts';

/** Of each scanned URL of a person the latest scan that has a score. Read from an index alone. */
export function latestScores(db: Db, userId: string) {
  return ownScans(db, userId)
    .distinctOn('scans.url')
    .select(['scans.url', 'scans.overall_score', 'scans.new_count'])
    .select(hostOfUrl('scans.url').as('host'))
    .where('scans.status', '=', 'completed')
    .orderBy('scans.url')
    .orderBy('scans.finished_at', (by) => by.desc().nullsLast());
}
