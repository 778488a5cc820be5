import type { DashboardStats } from '@curbcut/wire/dashboard';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readUsage } from '../quota/index.ts';
import { readChangeFigures, readScanFigures } from './scan-figures.ts';
import { readWebsiteFigures } from './website-figures.ts';

/** The figures above the dashboard; docs/figures.md says how each is worked out. */
export async function getDashboardStats({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<DashboardStats> {
  const { userId, plan } = viewer;
  const [scans, changes, websites, usage] = await Promise.all([
    readScanFigures(ctx.db, userId),
    readChangeFigures(ctx.db, userId),
    readWebsiteFigures(ctx.db, userId),
    readUsage(ctx.db, userId),
  ]);
  const limit = plan.scansPerMonth;
  const remaining = limit < 0 ? -1 : Math.max(0, limit - usage.used);
  return {
    stats: {
      total_scans: scans.total,
      websites_scanned: websites.monitored,
      avg_accessibility_score: rounded(websites.meanScore),
      improvement_trend:
        scans.meanScore === null || scans.meanScoreBefore === null
          ? null
          : rounded(scans.meanScore - scans.meanScoreBefore),
      issues_resolved: changes.issuesResolved,
      issues_new: changes.issuesNew,
      scan_frequency: Math.round((scans.recent * 700) / 30) / 100,
      websites_scheduled: websites.scheduled,
      websites_with_new_issues: websites.withNewIssues,
    },
    scans_remaining: remaining,
    scans_this_month: usage.used,
    max_scans_per_month: limit,
    scan_limits: {
      scans_remaining: remaining,
      scans_used: usage.used,
      total_scans: limit,
      resets_at: usage.resetsAt.toISOString(),
    },
  };
}

/** Means carry the noise of their sums; four decimals are a hundredth of a percent. */
function rounded<Score extends number | null>(score: Score): Score | number {
  return score === null ? score : Math.round(score * 10_000) / 10_000;
}
