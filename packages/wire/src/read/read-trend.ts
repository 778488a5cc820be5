import type { TrendPoint } from '../dashboard/dashboard.ts';
import { isCategorySlug } from '@curbcut/model/scan';
import { asCount, asFlag, asList, asText, fieldAt, firstAt } from './json-field.ts';
import { readJobId } from './read-job-id.ts';
import { asScore, readScore } from './read-score.ts';

/** A point of a website's trend. What an answer does not say is null. */
export interface ReadTrendPoint extends Omit<TrendPoint, 'scan_id' | 'issues_count'> {
  scan_id: string | null;
  issues_count: number | null;
}

/** The trend in any of its forms: `{trend}`, a bare list, `{scans}`, or the first list in the object. Oldest first. */
export function readTrend(answer: unknown): ReadTrendPoint[] {
  return findList(answer)
    .flatMap((value) => {
      const date = firstAt(value, ['scan_date', 'date'], asText);
      const score = readScore(value);
      const isPoint = date !== null && score !== null && !Number.isNaN(Date.parse(date));
      return isPoint ? [readPoint(value, date, score)] : [];
    })
    .sort((a, b) => Date.parse(a.scan_date) - Date.parse(b.scan_date));
}

function findList(answer: unknown): readonly unknown[] {
  const named =
    asList(fieldAt(answer, 'trend')) ?? asList(answer) ?? asList(fieldAt(answer, 'scans'));
  if (named) return named;
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).find((value) => Array.isArray(value)) ?? [];
}

function readPoint(value: unknown, date: string, score: number): ReadTrendPoint {
  return {
    scan_id: readJobId(value),
    scan_date: date,
    accessibility_score: score,
    issues_count: firstAt(value, ['issues_count'], asCount),
    new_count: firstAt(value, ['new_count'], asCount),
    fixed_count: firstAt(value, ['fixed_count'], asCount),
    came_back_count: firstAt(value, ['came_back_count'], asCount),
    categories: (asList(fieldAt(value, 'categories')) ?? []).flatMap(readCategory),
    average_score: firstAt(value, ['average_score'], asScore),
    rules_changed: firstAt(value, ['rules_changed'], asFlag) ?? false,
  };
}

function readCategory(value: unknown): TrendPoint['categories'] {
  const slug = fieldAt(value, 'slug');
  const score = asScore(fieldAt(value, 'score'));
  return isCategorySlug(slug) && score !== null ? [{ slug, score }] : [];
}
