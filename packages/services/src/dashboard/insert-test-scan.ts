import { toStoredProgress, type NewScan } from '@curbcut/db';
import { beginProgress } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';

/** Only tests import this file. */
const dayMs = 86_400_000;

let scans = 0;

export const failedScan = { status: 'failed', overall_score: null, issues_count: null } as const;
export const queuedScan = { ...failedScan, status: 'queued', finished_at: null } as const;

/** A completed scan of so many days ago, without a result. */
export async function insertTestScan(
  ctx: ServiceContext,
  { userId }: Viewer,
  url: string,
  daysAgo: number,
  more: Partial<NewScan> = {},
): Promise<string> {
  scans += 1;
  const requestedAt = new Date(Date.now() - daysAgo * dayMs);
  const id = `scan-${String(scans).padStart(6, '0')}`;
  await ctx.db
    .insertInto('scans')
    .values({
      id,
      user_id: userId,
      url,
      client_key: 'user',
      status: 'completed',
      progress: toStoredProgress(beginProgress(requestedAt)),
      requested_at: requestedAt,
      finished_at: requestedAt,
      overall_score: 0.5,
      issues_count: 3,
      ...more,
    })
    .execute();
  return id;
}
