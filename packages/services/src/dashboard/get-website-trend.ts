import type { Plan } from '@curbcut/model/plans';
import type { TrendRange } from '@curbcut/model/scan';
import type { TrendAnswer } from '@curbcut/wire/dashboard';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { findOwnUrl } from './find-own-url.ts';
import { readTrend } from './read-trend.ts';

const daysOf: Record<TrendRange, number | null> = { '30d': 30, '90d': 90, '1y': 365, all: null };

/**
 * How the viewer's scans of one URL went, within the range and the plan's history. Empty for a URL without a
 * completed scan, somebody else's among them.
 */
export async function getWebsiteTrend({
  ctx,
  input: { viewer, url, range },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; url: string; range: TrendRange };
}): Promise<TrendAnswer> {
  const canonical = await findOwnUrl(ctx.db, viewer.userId, url);
  const days = shorter(daysOf[range], historyOf(viewer.plan));
  const trend = await readTrend(ctx.db, { userId: viewer.userId, url: canonical, days });
  return { url: canonical, trend };
}

function historyOf({ historyDays }: Plan): number | null {
  return historyDays < 0 ? null : historyDays;
}

function shorter(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}
