import { AppError } from '@curbcut/model/errors';
import { fixTime, legalRisk, roiPotential, toScoreOutOf100 } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import { type BusinessSummary } from '@curbcut/wire/report';
import { type ScanRecord, type ScanResults } from '@curbcut/wire/scan';
import { reportIssues } from '../html/report-issues.ts';
import { compliancePercentage } from './compliance.ts';
import { priority } from './grades.ts';

const recommendationsAtMost = 10;

/**
 * The business summary of a completed scan. Every figure follows from the record by a written rule
 * (`grades.ts`, `compliance.ts`); `conversion_improvement` is absent, because nothing in a scan supports one.
 * Throws an AppError `NOT_READY` when the scan has no result.
 */
export function renderSummary(record: ScanRecord): BusinessSummary {
  const { results } = record;
  if (!results) {
    throw new AppError('NOT_READY', record.error ?? 'This scan has no result to summarize yet.');
  }
  const score = toScoreOutOf100(results.overall_score);
  const { severity_counts: counts, total_issues: total } = results;
  return {
    url: record.url,
    scan_date: record.scan_date,
    score: results.overall_score,
    total_violations: total,
    critical_violations: counts.critical,
    executive_summary: cleanText(results.summary),
    business_impact: {
      roi_potential: roiPotential(score),
      user_impact_percentage: 100 - score,
    },
    compliance_status: {
      wcag_level: 'WCAG 2.1 AA',
      compliance_percentage: compliancePercentage(record),
      overall_status: overallStatus(results),
    },
    risk_assessment: {
      legal_risk_level: legalRisk(counts.critical),
      estimated_fix_time: fixTime(total),
      priority_level: priority(counts),
    },
    recommendations: recommendations(record, results),
  };
}

function overallStatus(results: ScanResults): string {
  if (results.total_issues > 0) return 'Failures found';
  if (results.needs_review_count > 0 || results.not_assessed.length > 0) return 'Needs review';
  return 'No automatic failures found';
}

/** The worst first, as everywhere. */
function recommendations(
  { scan_type: type }: ScanRecord,
  results: ScanResults,
): BusinessSummary['recommendations'] {
  const gains = new Map(
    // The score of a site is a mean of pages: no single fix has a figure of its own.
    type === 'site' ? [] : results.best_fixes.map(({ fingerprint, gain }) => [fingerprint, gain]),
  );
  return reportIssues(results)
    .failed.slice(0, recommendationsAtMost)
    .map(({ issue }) => ({
      title: cleanText(issue.title, 512),
      description: cleanText(
        issue.help === '' ? issue.title : `${issue.title}: ${issue.help}`,
        1_000,
      ),
      impact: issue.impact,
      category: issue.category,
      score_gain: gains.get(issue.fingerprint) ?? null,
    }));
}
