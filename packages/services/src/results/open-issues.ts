import type { ScanRow } from '@curbcut/db';
import { impacts, type Impact } from '@curbcut/model/scan';
import { type RawBuilder, sql } from 'kysely';

/** How many issues of a row of `scans` are ignored today, of one severity or of all. */
function ignoredToday(impact?: Impact): RawBuilder<number> {
  const isMeant = impact === undefined ? sql`true` : sql`impact = ${impact}`;
  return sql<number>`(
    select count(*)::int from jsonb_each(scans.ignored) as of_impact(impact, days),
      jsonb_array_elements_text(days) as last_day
    where ${isMeant} and last_day >= to_char(now() at time zone 'utc', 'YYYY-MM-DD')
  )`;
}

/** How many issues of a row of `scans` something is to be done about today; null where none were counted. */
export const openIssues = sql<number | null>`(scans.issues_count - ${ignoredToday()})`;

export const openCritical = sql<number>`greatest(0, coalesce((scans.severity_counts ->> 'critical')::int, 0) - ${ignoredToday('critical')})`;

/** The same by severity. */
export function openBySeverity({
  severity_counts: counts,
  ignored,
}: {
  severity_counts: ScanRow['severity_counts'];
  /** Null for no scan. */
  ignored: ScanRow['ignored'] | null;
}): ScanRow['severity_counts'] {
  if (counts === null) return null;
  const today = new Date().toISOString().slice(0, 10);
  const open = { ...counts };
  for (const impact of impacts) {
    const set = ignored?.[impact]?.filter((lastDay) => lastDay >= today) ?? [];
    open[impact] = Math.max(0, counts[impact] - set.length);
  }
  return open;
}
