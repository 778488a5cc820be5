import type { Transaction } from '@curbcut/db';
import type { VerdictScope } from '@curbcut/model/scan';
import { sql } from 'kysely';
import { hostOf, hostOfUrl } from '../results/index.ts';

/** Takes away printed reports of this page's scans since then, or of the website's, that say something else now. */
export async function deletePrintedReports(
  trx: Transaction,
  of: { userId: string; url: string; endedAt: Date; scope: VerdictScope; finalUrl: string },
): Promise<void> {
  const { userId, url, endedAt, scope, finalUrl } = of;
  await trx
    .deleteFrom('report_files')
    .where('scan_id', 'in', (eb) =>
      eb
        .selectFrom('scans')
        .select('id')
        .where('user_id', '=', userId)
        .where('finished_at', '>=', endedAt)
        .where(
          scope === 'website'
            ? sql<boolean>`${hostOfUrl('scans.url')} = ${hostOf(finalUrl)}`
            : sql<boolean>`url = ${url}`,
        ),
    )
    .execute();
}

/** The same for these scans. */
export async function deletePrintedReportsOf(
  trx: Transaction,
  scanIds: readonly string[],
): Promise<void> {
  if (scanIds.length === 0) return;
  await trx.deleteFrom('report_files').where('scan_id', 'in', scanIds).execute();
}
