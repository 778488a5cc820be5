import { countOf } from '../text/count-of.ts';
import type { BusinessSummary } from '../api/business-summary.ts';
import { businessDefaults } from '../scan/business-grades.ts';
import { toScoreOutOf100 } from '../scan/score-band.ts';
import { asCount, asList, asNumber, asText, fieldAt, firstAt } from './json-field.ts';
import { asImpact } from './read-impact.ts';
import { readIssuesCount } from './read-issues-count.ts';
import { asScore, readScore } from './read-score.ts';

export interface ReadRecommendation {
  title: string | null;
  description: string;
  /** Points of 100; null when it was not worked out. */
  scoreGain: number | null;
}

/** A business summary in any spelling, with the specified defaults for what it leaves out. */
export interface ReadBusinessSummary extends Omit<
  BusinessSummary,
  'recommendations' | 'business_impact' | 'risk_assessment'
> {
  business_impact: {
    roi_potential: string;
    user_impact_percentage: number;
    conversion_improvement: string | null;
  };
  risk_assessment: {
    legal_risk_level: string;
    estimated_fix_time: string;
    priority_level: string;
  };
  recommendations: ReadRecommendation[];
}

/** Null when the answer has neither a score nor a text: then it is no summary and no scan with a result. */
export function readBusinessSummary(answer: unknown): ReadBusinessSummary | null {
  const text = (names: readonly string[]) => firstAt(answer, names.flatMap(spellings), asText);
  const whole = (names: readonly string[]) => firstAt(answer, names.flatMap(spellings), asPercent);
  const score = readScore(answer) ?? firstAt(answer, totals('score'), asScore);
  const sentence = text(['executive_summary', 'results.summary', 'summary']);
  if (score === null && sentence === null) return null;
  const total =
    firstAt(answer, totals('total_violations', 'total_issues', 'violations'), asCount) ??
    readIssuesCount(answer) ??
    0;
  const critical =
    firstAt(answer, totals('critical_violations', 'critical_issues'), asCount) ??
    firstAt(answer, ['results.severity_counts.critical'], asCount) ??
    countCritical(answer);
  const defaults = businessDefaults({ score: score ?? 0, total, critical });
  return {
    url: text(['url', 'website_url', 'totals.url']) ?? '',
    scan_date: text(['scan_date', 'date', 'totals.scan_date']) ?? '',
    score: score ?? 0,
    total_violations: total,
    critical_violations: critical,
    executive_summary: sentence ?? defaultSentence(score ?? 0, total, critical),
    business_impact: {
      roi_potential: text(['business_impact.roi_potential', 'roi_potential']) ?? defaults.roi,
      user_impact_percentage:
        whole(['business_impact.user_impact_percentage', 'user_impact_percentage']) ??
        defaults.userImpact,
      conversion_improvement: conversion(answer),
    },
    compliance_status: {
      wcag_level: text(['compliance_status.wcag_level', 'wcag_level']) ?? 'WCAG 2.1 AA',
      compliance_percentage: whole([
        'compliance_status.compliance_percentage',
        'compliance_percentage',
      ]),
      overall_status:
        text(['compliance_status.overall_status', 'overall_status']) ??
        (total > 0 ? 'Failures found' : 'No failures found'),
    },
    risk_assessment: {
      legal_risk_level:
        text(['risk_assessment.legal_risk_level', 'legal_risk_level']) ?? defaults.legalRisk,
      estimated_fix_time:
        text(['risk_assessment.estimated_fix_time', 'estimated_fix_time']) ?? defaults.fixTime,
      priority_level:
        text(['risk_assessment.priority_level', 'priority_level']) ?? defaults.priority,
    },
    recommendations: readRecommendations(answer),
  };
}

/** `a_b.c_d` as it stands, and as `aB.cD`. */
export function spellings(path: string): string[] {
  const camel = path.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return camel === path ? [path] : [path, camel];
}

function totals(...names: string[]): string[] {
  return names.flatMap((name) => [name, `totals.${name}`]).flatMap(spellings);
}

function asPercent(value: unknown): number | null {
  const number = asNumber(typeof value === 'string' ? value.replace(/\s*%$/, '') : value);
  return number === null ? null : Math.max(0, Math.min(100, Math.round(number)));
}

function conversion(answer: unknown): string | null {
  const paths = ['business_impact.conversion_improvement', 'conversion_improvement'];
  return firstAt(answer, paths.flatMap(spellings), (value) =>
    typeof value === 'number' ? `${value}%` : asText(value),
  );
}

function countCritical(answer: unknown): number {
  return ['lighthouse_issues', 'additional_issues', 'issues']
    .flatMap((name) => asList(fieldAt(answer, `results.${name}`)) ?? [])
    .filter((issue) => firstAt(issue, ['impact', 'severity'], asImpact) === 'critical').length;
}

function readRecommendations(answer: unknown): ReadRecommendation[] {
  const list =
    asList(fieldAt(answer, 'recommendations')) ??
    asList(fieldAt(answer, 'key_recommendations')) ??
    asList(fieldAt(answer, 'keyRecommendations')) ??
    asList(fieldAt(answer, 'results.best_fixes')) ??
    [];
  return list.flatMap((item) => {
    const title = firstAt(item, ['title'], asText);
    const description =
      asText(item) ?? firstAt(item, ['description', 'text', 'recommendation', 'title'], asText);
    const scoreGain = firstAt(item, ['score_gain', 'scoreGain', 'gain'], asNumber);
    return description === null ? [] : [{ title, description, scoreGain }];
  });
}

function defaultSentence(score: number, total: number, critical: number): string {
  const issues = countOf(total, 'issue');
  return `The website scores ${toScoreOutOf100(score)} of 100. The scan found ${issues}, ${critical} of them critical.`;
}
