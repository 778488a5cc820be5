import type { Db, VerdictRow } from '@curbcut/db';
import {
  applyVerdicts,
  type CompletedPageScan,
  type IssueVerdict,
  type Verdict,
} from '@curbcut/model/scan';
import { sql } from 'kysely';

/** How many entries on the issues of one page are looked at, the newest; more are history only. */
const maxEntries = 5_000;

/**
 * A result with what its owner has decided about it, for scans, comparisons and reports alike. What is stored stays as it
 * was scanned. `endedAt`: of the scan; later verdicts on it hold as well.
 */
export async function withVerdicts(
  db: Db,
  scan: { userId: string | null; endedAt: Date },
  pageScan: CompletedPageScan,
): Promise<CompletedPageScan> {
  if (scan.userId === null || pageScan.issues.length === 0) return pageScan;
  const rows = await findVerdicts(db, scan.userId, pageScan);
  return decideBy(rows, scan.endedAt, pageScan);
}

export function decideBy(
  rows: readonly FoundVerdict[],
  endedAt: Date,
  pageScan: CompletedPageScan,
): CompletedPageScan {
  const [first] = rows;
  if (!first) return pageScan;
  const time = { endedAt: endedAt.toISOString(), today: first.today };
  return applyVerdicts(pageScan, rows.map(toVerdict), time);
}

export interface FoundVerdict extends VerdictRow {
  /** The database's day, YYYY-MM-DD, UTC. */
  today: string;
}

/**
 * The person's entries on issues of this result, on their rules all over the website, and on issues that the page at
 * `url` had before, the oldest first.
 */
export async function findVerdicts(
  db: Db,
  userId: string,
  pageScan: Pick<CompletedPageScan, 'issues' | 'finalUrl'>,
  url?: string,
): Promise<FoundVerdict[]> {
  const issues = pageScan.issues.map(({ fingerprint }) => fingerprint);
  const rows = await db
    .selectFrom('verdicts')
    .selectAll()
    .select(sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`.as('today'))
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('issue', '=', sql<string>`any(${issues})`),
        eb.and([eb('scope', '=', 'website'), eb('host', '=', hostOf(pageScan.finalUrl))]),
        ...(url === undefined ? [] : [eb('url', '=', url)]),
      ]),
    )
    .orderBy('revision', 'desc')
    .limit(maxEntries)
    .execute();
  return rows.reverse();
}

/** What an issue says of a verdict; null for the withdrawal of one. */
export function toIssueVerdict(row: VerdictRow): IssueVerdict | null {
  const { id, kind, reason, note, endsOn, scope, author, decidedAt, elementsShown } =
    toVerdict(row);
  if (kind === 'withdrawn') return null;
  return { id, kind, reason, note, endsOn, scope, author, decidedAt, elementsShown };
}

function toVerdict(row: VerdictRow): Verdict {
  return {
    id: row.id,
    revision: row.revision,
    kind: row.kind,
    withdraws: row.withdraws,
    reason: row.reason,
    note: row.note,
    endsOn: row.ends_on,
    scope: row.scope,
    author: row.author,
    decidedAt: row.decided_at.toISOString(),
    appliesFrom: row.applies_from.toISOString(),
    host: row.host,
    issue: row.issue,
    rule: row.rule,
    ruleRevision: row.rule_revision,
    outcome: row.outcome,
    component:
      row.component_pattern === null
        ? null
        : {
            pattern: row.component_pattern,
            colors: row.component_colors,
            reach: row.component_reach ?? undefined,
          },
    causeElements: row.cause_elements,
    elements: row.elements,
    problems: row.problems,
    elementsShown: row.elements_shown,
  };
}

/** Host and port; empty for what is no URL. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
