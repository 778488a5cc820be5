import { countOf } from '@curbcut/model/text';
import { businessDefaults, toScoreOutOf100 } from '@curbcut/model/scan';
import { asCount, asList, asNumber, asText, fieldAt, firstAt } from './json-field.ts';
import { asImpact } from './read-impact.ts';
import { readIssuesCount } from './read-issues-count.ts';
import { asScore, readScore } from './read-score.ts';

export interface ReadRecommendation {
  title: string | null;
  description: string;
  /** Points of 100; null when it was not worked out. */
  scoreGain: number | null;
  /** The work as an imperative; null when the answer does not say it. */
  todo: string | null;
  minutes: number | null;
  minutesGround: string | null;
  /** 0 to 1: after this one and those before it. */
  scoreAfter: number | null;
}

/**
 * A business summary in any spelling, with the specified defaults for what it leaves out. Null is what neither the
 * answer nor a rule can tell.
 */
export interface ReadBusinessSummary {
  url: string;
  scan_date: string;
  score: number | null;
  total_violations: number | null;
  critical_violations: number | null;
  executive_summary: string;
  /** Null when the answer does not say it. */
  who_is_shut_out: string | null;
  shut_out_ground: string | null;
  business_impact: {
    roi_potential: string | null;
    user_impact_percentage: number | null;
    conversion_improvement: string | null;
  };
  compliance_status: {
    wcag_level: string;
    compliance_percentage: number | null;
    overall_status: string | null;
  };
  risk_assessment: {
    legal_risk_level: string | null;
    estimated_fix_time: string | null;
    priority_level: string | null;
  };
  recommendations: ReadRecommendation[];
}

/**
 * A summary, a scan record or a row of the history, alone or below `summary`, `scan` or `result`. Null when the answer
 * has neither a score nor a text: then it is no summary and no scan with a result.
 */
export function readBusinessSummary(answer: unknown): ReadBusinessSummary | null {
  for (const place of [answer, ...['summary', 'scan', 'result'].map((at) => fieldAt(answer, at))]) {
    const summary = readPlace(place);
    if (summary) return summary;
  }
  return null;
}

function readPlace(answer: unknown): ReadBusinessSummary | null {
  const text = (names: readonly string[]) => firstAt(answer, names.flatMap(spellings), asText);
  const whole = (names: readonly string[]) => firstAt(answer, names.flatMap(spellings), asPercent);
  const score = readScore(answer) ?? firstAt(answer, totals('score'), asScore);
  const sentence = text(['executive_summary', 'results.summary', 'summary']);
  if (score === null && sentence === null) return null;
  const total =
    firstAt(answer, totals('total_violations', 'total_issues', 'violations'), asCount) ??
    readIssuesCount(answer);
  const critical =
    firstAt(answer, totals('critical_violations', 'critical_issues'), asCount) ??
    firstAt(answer, ['results.severity_counts.critical', 'severity_counts.critical'], asCount) ??
    countCritical(answer) ??
    (total === 0 ? 0 : null);
  const defaults = businessDefaults({ score, total, critical });
  return {
    url: text(['url', 'website_url', 'totals.url']) ?? '',
    scan_date: text(['scan_date', 'date', 'totals.scan_date']) ?? '',
    score,
    total_violations: total,
    critical_violations: critical,
    executive_summary: sentence ?? defaultSentence(score, total, critical),
    who_is_shut_out: text(['who_is_shut_out']),
    shut_out_ground: text(['shut_out_ground']),
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
        text(['compliance_status.overall_status', 'overall_status']) ?? defaultStatus(total),
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

/** Null without a list of issues. */
function countCritical(answer: unknown): number | null {
  const lists = ['lighthouse_issues', 'additional_issues', 'issues'].flatMap((name) => {
    const list = firstAt(answer, [`results.${name}`, name], asList);
    return list ? [list] : [];
  });
  if (lists.length === 0) return null;
  return lists
    .flat()
    .filter(
      (issue) =>
        firstAt(issue, ['impact', 'severity'], asImpact) === 'critical' &&
        asText(fieldAt(issue, 'outcome')) !== 'needs-review',
    ).length;
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
    if (description === null) return [];
    return [
      {
        title,
        description,
        scoreGain,
        todo: firstAt(item, ['todo'], asText),
        minutes: firstAt(item, ['minutes'], asCount),
        minutesGround: firstAt(item, spellings('minutes_ground'), asText),
        scoreAfter: firstAt(item, spellings('score_after'), asScore),
      },
    ];
  });
}

function defaultStatus(total: number | null): string | null {
  if (total === null) return null;
  return total > 0 ? 'Failures found' : 'No failures found';
}

/** Only what is known. */
function defaultSentence(
  score: number | null,
  total: number | null,
  critical: number | null,
): string {
  const scored = score === null ? [] : [`The website scores ${toScoreOutOf100(score)} of 100.`];
  const severe = critical === null ? '' : `, ${critical} of them critical`;
  const found = total === null ? [] : [`The scan found ${countOf(total, 'issue')}${severe}.`];
  return [...scored, ...found].join(' ');
}
