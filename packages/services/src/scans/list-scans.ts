import type { Database } from '@curbcut/db';
import type { ScanListAnswer, ScanListQuery } from '@curbcut/wire/scan';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { containsPattern, openIssues, ownScans, readListItems } from '../results/index.ts';

type ScansQuery<Output> = SelectQueryBuilder<Database, 'scans', Output>;

/** A page of the viewer's scans; status, search and order are those of the whole history. */
export async function listScans({
  ctx,
  input: { viewer, query },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; query: ScanListQuery };
}): Promise<ScanListAnswer> {
  const { page, limit } = query;
  const matching = filter(ownScans(ctx.db, viewer.userId), query);
  const total = sql<number>`(count(*) over ())::int`.as('total');
  // One pass over an index finds the page and counts; only the page's rows are read whole.
  const found = await order(matching.select(['scans.id', total]), query)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counted = found[0]?.total ?? (page === 1 ? 0 : await count(matching));
  return {
    scans: await readListItems(
      ctx.db,
      found.map(({ id }) => id),
    ),
    pagination: { page, pages: Math.ceil(counted / limit), total: counted, limit },
  };
}

async function count(scans: ScansQuery<object>): Promise<number> {
  const { total } = await scans
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function filter(scans: ScansQuery<object>, { status, search }: ScanListQuery): ScansQuery<object> {
  const found = search === '' ? scans : scans.where('scans.url', 'ilike', containsPattern(search));
  if (status === 'all') return found;
  if (status === 'pending') return found.where('scans.status', 'in', ['queued', 'running']);
  if (status === 'cancelled') {
    return found
      .where('scans.cancelled_at', 'is not', null)
      .where('scans.status', 'in', ['completed', 'failed']);
  }
  const inStatus = found.where('scans.status', '=', status);
  return status === 'completed' || status === 'failed'
    ? inStatus.where('scans.cancelled_at', 'is', null)
    : inStatus;
}

const sortColumns = {
  date: 'scans.requested_at',
  score: 'scans.overall_score',
  issues: openIssues,
  url: 'scans.url',
} as const;

/** Scans without a score or issues come last either way; among equals the newest comes first. */
function order<Output>(
  scans: ScansQuery<Output>,
  { sort, order: direction }: ScanListQuery,
): ScansQuery<Output> {
  if (sort === 'date') {
    return scans
      .orderBy('scans.requested_at', direction)
      .orderBy('scans.id', direction === 'desc' ? 'asc' : 'desc');
  }
  return scans
    .orderBy(sortColumns[sort], (by) =>
      direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
    .orderBy('scans.requested_at', 'desc')
    .orderBy('scans.id');
}
