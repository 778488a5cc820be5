import { StoredDataError, unpackPagesApart, type Db, type ScanRow } from '@curbcut/db';
import { tellPagesApart, type PageApart } from '@curbcut/model/causes';
import { recountCategories, type CompletedPageScan, type IssueVerdict } from '@curbcut/model/scan';
import { sql } from 'kysely';
import { toIssueVerdict } from './find-verdicts.ts';

/** What was decided on single pages of a site since it was scanned. */
export interface PagesApart {
  byRule: ReadonlyMap<string, readonly PageApart[]>;
  /** Null for one that holds no more: what was ignored until yesterday is open again. */
  verdictOf: (id: string) => IssueVerdict | null;
}

/** A site's result with what was decided on single pages of it since it was scanned; no page's result is read. */
export async function withPagesApart(
  db: Db,
  { id }: Pick<ScanRow, 'id'>,
  pageScan: CompletedPageScan,
): Promise<CompletedPageScan> {
  const apart = await readPagesApart(db, id);
  if (!apart) return pageScan;
  const issues = tellPagesApart(pageScan.issues, apart.byRule, apart.verdictOf);
  return recountCategories({ ...pageScan, issues });
}

/** Null where no page stands apart. What can't be read any more is left out: its causes are then as they were scanned. */
export async function readPagesApart(db: Db, siteScanId: string): Promise<PagesApart | null> {
  const byRule = await readRules(db, siteScanId);
  if (byRule.size === 0) return null;
  const ids = new Set<string>();
  for (const pages of byRule.values())
    for (const { parts } of pages) for (const { verdict } of parts) if (verdict) ids.add(verdict);
  const rows = await db
    .selectFrom('verdicts')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where((eb) =>
      eb.or([
        eb('ends_on', 'is', null),
        eb('ends_on', '>=', sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`),
      ]),
    )
    // Pages that wait to be counted again still name one that was taken back.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('verdicts as back')
            .select('back.id')
            .whereRef('back.user_id', '=', 'verdicts.user_id')
            .whereRef('back.withdraws', '=', 'verdicts.id'),
        ),
      ),
    )
    .execute();
  const verdicts = new Map(
    rows.flatMap((row) => toIssueVerdict(row) ?? []).map((one) => [one.id, one]),
  );
  return { byRule, verdictOf: (id) => verdicts.get(id) ?? null };
}

async function readRules(db: Db, siteScanId: string): Promise<Map<string, PageApart[]>> {
  const rows = await db
    .selectFrom('site_pages_apart')
    .select(['rule', 'bytes'])
    .where('site_scan_id', '=', siteScanId)
    .execute();
  const rules = new Map<string, PageApart[]>();
  for (const { rule, bytes } of rows) {
    try {
      rules.set(rule, await unpackPagesApart(bytes));
    } catch (error) {
      if (!(error instanceof StoredDataError)) throw error;
    }
  }
  return rules;
}
