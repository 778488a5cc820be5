import type { DashboardStats } from '../dashboard/dashboard.ts';
import { planCatalogue } from '@curbcut/model/plans';
import { asCount, asNumber, asText, firstAt } from './json-field.ts';
import { asScore } from './read-score.ts';

/** The dashboard's figures, each from any place where an answer may keep it; zeros for what is not there. */
export function readDashboardStats(answer: unknown): DashboardStats {
  const count = (paths: readonly string[]) => firstAt(answer, paths, asCount);
  const stat = (name: string) => count([`stats.${name}`, name]) ?? 0;
  const limit =
    firstAt(answer, ['max_scans_per_month', 'stats.max_scans_per_month'], asNumber) ??
    planCatalogue.free.scansPerMonth;
  const used = count(['scans_this_month', 'scan_limits.scans_used', 'stats.scans_this_month']) ?? 0;
  const left = firstAt(
    answer,
    ['scans_remaining', 'scan_limits.scans_remaining', 'stats.scans_remaining'],
    asNumber,
  );
  const remaining = left ?? (limit < 0 ? -1 : Math.max(0, limit - used));
  return {
    stats: {
      total_scans: count(['stats.total_scans', 'total_scans', 'scan_limits.total_scans']) ?? 0,
      websites_scanned: stat('websites_scanned'),
      avg_accessibility_score: firstAt(
        answer,
        ['stats.avg_accessibility_score', 'avg_accessibility_score'],
        asScore,
      ),
      improvement_trend: improvement(answer),
      issues_resolved: stat('issues_resolved'),
      issues_new: stat('issues_new'),
      scan_frequency: firstAt(answer, ['stats.scan_frequency', 'scan_frequency'], asNumber) ?? 0,
      websites_scheduled: stat('websites_scheduled'),
      websites_with_new_issues: stat('websites_with_new_issues'),
    },
    scans_remaining: remaining,
    scans_this_month: used,
    max_scans_per_month: limit,
    scan_limits: {
      scans_remaining: remaining,
      scans_used: used,
      total_scans: limit,
      resets_at: firstAt(answer, ['scan_limits.resets_at'], asText) ?? '',
    },
  };
}

/** -1 to 1; larger values are points of 100. */
function improvement(answer: unknown): number | null {
  const value = firstAt(answer, ['stats.improvement_trend', 'improvement_trend'], asNumber);
  if (value === null) return null;
  return Math.max(-1, Math.min(1, Math.abs(value) > 1 ? value / 100 : value));
}
