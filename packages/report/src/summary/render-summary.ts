import { AppError } from '@curbcut/model/errors';
import {
  bestFixes,
  countsInScore,
  countWhole,
  effortText,
  fixEffort,
  legalRisk,
  roiPotential,
  shutOutText,
  standardName,
  toScoreOutOf100,
} from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { cleanText } from '@curbcut/model/text';
import { type BusinessSummary } from '@curbcut/wire/report';
import { type ScanReport, type ScanResult } from '@curbcut/model/scan';
import { reportIssues } from '../html/report-issues.ts';
import { compliancePercentage } from './compliance.ts';
import { priority } from './grades.ts';

const recommendationsAtMost = 10;

/**
 * The business summary of a completed scan. Every figure follows from the report by a written rule
 * (`grades.ts`, `compliance.ts`); `conversion_improvement` is absent, because nothing in a scan supports one.
 * Throws an AppError `NOT_READY` when the scan has no result.
 */
export function renderSummary(report: ScanReport): BusinessSummary {
  const { result } = report;
  if (!result) {
    throw new AppError(
      'NOT_READY',
      report.failure?.message ?? 'This scan has no result to summarize yet.',
    );
  }
  const score = result.overallScore === null ? null : toScoreOutOf100(result.overallScore);
  const { severityCounts: counts, issuesCount: total } = result;
  const barriers = result.issues.filter(countsInScore);
  const { failed } = reportIssues(result);
  const minutes = failed.reduce((sum, { issue }) => sum + fixEffort(issue).minutes, 0);
  return {
    url: report.url,
    scan_date: report.requestedAt,
    score: result.overallScore,
    total_violations: total,
    critical_violations: counts.critical,
    executive_summary: cleanText(result.summary),
    who_is_shut_out: cleanText(shutOutText(result.issues)),
    shut_out_ground:
      barriers.length > 0
        ? `the WCAG criteria that ${countOf(countWhole(barriers), 'issue')} ${countWhole(barriers) === 1 ? 'fails' : 'fail'}`
        : 'no automatic check that failed',
    business_impact: {
      roi_potential: score === null ? null : roiPotential(score),
      user_impact_percentage: score === null ? null : 100 - score,
    },
    compliance_status: {
      wcag_level: standardName(report.standard),
      compliance_percentage: compliancePercentage(report),
      overall_status: overallStatus(result),
    },
    risk_assessment: {
      // What is ignored keeps people out all the same.
      legal_risk_level: legalRisk(barriers.filter(({ impact }) => impact === 'critical').length),
      estimated_fix_time: effortText(minutes),
      priority_level: priority(counts),
    },
    recommendations: recommendations(report, result),
  };
}

function overallStatus(result: ScanResult): string {
  if (result.issues.some(countsInScore)) return 'Failures found';
  if (result.needsReviewCount > 0 || result.notAssessed.length > 0) return 'Needs review';
  return 'No automatic failures found';
}

/** The worst first, as everywhere. */
function recommendations(
  { scanType: type }: ScanReport,
  result: ScanResult,
): BusinessSummary['recommendations'] {
  // The score of a site is a mean of pages: no single fix has a figure of its own.
  const hasFigures = type !== 'site' && result.overallScore !== null;
  const gains = new Map(result.bestFixes.map(({ fingerprint, gain }) => [fingerprint, gain]));
  const steps = bestFixes(result.issues, recommendationsAtMost);
  return reportIssues(result)
    .failed.slice(0, recommendationsAtMost)
    .map(({ issue }, place) => {
      const { minutes, ground } = fixEffort(issue);
      return {
        title: cleanText(issue.title, 512),
        description: cleanText(
          issue.help === '' ? issue.title : `${issue.title}: ${issue.help}`,
          1_000,
        ),
        impact: issue.impact,
        category: issue.category,
        score_gain: hasFigures ? (gains.get(issue.fingerprint) ?? null) : null,
        todo: cleanText(issue.guide?.todo ?? issue.title, 512),
        minutes,
        minutes_ground: ground,
        score_after: hasFigures ? (steps[place]?.scoreAfter ?? null) : null,
      };
    });
}
