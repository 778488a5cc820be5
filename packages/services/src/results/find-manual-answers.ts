import type { Db, ScanRow } from '@curbcut/db';
import type { ManualAnswer } from '@curbcut/model/scan';

/**
 * The last answer to each check of the scan's page that was given on a scan until then, also one that takes the
 * one before back. None for a scan without an owner, or one that has not ended.
 */
export async function findManualAnswers(
  db: Db,
  scan: Pick<ScanRow, 'user_id' | 'url' | 'finished_at'>,
): Promise<ManualAnswer[]> {
  if (scan.user_id === null || scan.finished_at === null) return [];
  const rows = await db
    .selectFrom('manual_answers')
    .selectAll()
    .distinctOn('check')
    .where('user_id', '=', scan.user_id)
    .where('url', '=', scan.url)
    .where('applies_from', '<=', scan.finished_at)
    .orderBy('check')
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(({ check, answer, note, author, answered_at: at, revision }) => ({
    check,
    answer,
    note,
    author,
    answeredAt: at.toISOString(),
    revision,
  }));
}
