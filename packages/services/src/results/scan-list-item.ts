import type { Db, ScanRow } from '@curbcut/db';
import { toEngineErrors } from '@curbcut/wire/scan';
import type { ScanListItem } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { openIssues } from './open-issues.ts';

const columns = [
  'scans.id',
  'scans.url',
  'scans.requested_at',
  'scans.finished_at',
  'scans.status',
  'scans.cancelled_at',
  'scans.scan_type',
  'scans.overall_score',
  'scans.has_errors',
  'scans.failed_engines',
  'scans.previous_score',
  'scans.new_count',
  'scans.fixed_count',
  'scans.duration_ms',
  'scans.schedule_id',
  'scans.error',
  'scans.error_code',
] as const;

/** Scans as lists show them; nothing of a result is read. */
export function selectListItems(db: Db) {
  return db.selectFrom('scans').select([
    ...columns,
    openIssues.as('issues_count'),
    sql<number | null>`case when scans.scan_type = 'site' then (
      select count(*)::int from site_pages
      where site_pages.site_scan_id = scans.id and site_pages.status = 'completed'
    ) end`.as('pages_done'),
  ]);
}

type ListRow = Pick<
  ScanRow,
  (typeof columns)[number] extends `scans.${infer Name extends keyof ScanRow & string}`
    ? Name
    : never
> & { issues_count: number | null; pages_done: number | null };

export function toListItem(row: ListRow): ScanListItem {
  return {
    scan_id: row.id,
    job_id: row.id,
    url: row.url,
    scan_date: row.requested_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    status: row.status,
    cancelled: row.cancelled_at !== null,
    scan_type: row.scan_type,
    overall_score: row.overall_score,
    issues_count: row.issues_count,
    has_errors: row.has_errors,
    ...toEngineErrors(row),
    previous_score: row.previous_score,
    new_count: row.new_count,
    fixed_count: row.fixed_count,
    scan_duration: row.duration_ms === null ? null : row.duration_ms / 1_000,
    pages_done: row.pages_done,
    schedule_id: row.schedule_id,
    error: row.status === 'failed' ? row.error : null,
    error_code: row.status === 'failed' ? row.error_code : null,
  };
}

/** The scans of these ids, in their order. */
export async function readListItems(db: Db, ids: readonly string[]): Promise<ScanListItem[]> {
  if (ids.length === 0) return [];
  const rows = await selectListItems(db).where('scans.id', 'in', ids).execute();
  const items = new Map(rows.map((row) => [row.id, toListItem(row)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
