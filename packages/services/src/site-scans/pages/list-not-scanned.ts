import type { Db } from '@curbcut/db';
import { skipAdvice, skipReasonNames, skipReasons } from '@curbcut/model/scan';
import type { NotScanned } from '@curbcut/wire/scan';
import { sql } from 'kysely';

/** What was found and not scanned, and what failed, by reason, with an example of each. */
export async function listNotScanned(db: Db, siteScanId: string): Promise<NotScanned[]> {
  const rows = await db
    .selectFrom('site_pages')
    .select([
      'status',
      'skip_reason',
      sql<number>`count(*)::int`.as('count'),
      sql<string>`(array_agg(url order by position, url))[1]`.as('example'),
    ])
    .where('site_scan_id', '=', siteScanId)
    .where('status', 'in', ['skipped', 'failed'])
    .groupBy(['status', 'skip_reason'])
    .execute();
  const groups = rows.map(({ status, skip_reason: skip, count, example }): NotScanned => {
    if (status === 'failed') {
      const [name, advice] = ['Did not open', 'Mend the page, or the links that lead there'];
      return { kind: 'failed', name, count, example, advice };
    }
    if (skip === null) {
      return { kind: null, name: 'Other reasons', count, example, advice: 'Scan them alone' };
    }
    return { kind: skip, name: skipReasonNames[skip], count, example, advice: skipAdvice[skip] };
  });
  const order = ['failed', ...skipReasons, null];
  return groups.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
