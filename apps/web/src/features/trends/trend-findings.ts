import { toScoreOutOf100, type CategorySlug } from '@curbcut/model/scan';
import type { ReadTrendPoint } from '@curbcut/wire/read';
import { formatDayOfYear, plural } from '../../lib/format.ts';

/** `Up 23 points in 12 scans. Last change: 6 points up on 21 November.` */
export function scoreFinding(points: readonly ReadTrendPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const total = outOf100(last) - outOf100(first);
  const scans = plural(points.length, 'scan');
  const overall =
    total === 0
      ? `The same score as at the first of ${scans}.`
      : `${total > 0 ? 'Up' : 'Down'} ${plural(Math.abs(total), 'point')} in ${scans}.`;
  return `${overall} ${lastChange(points)}`;
}

function lastChange(points: readonly ReadTrendPoint[]): string {
  for (let index = points.length - 1; index > 0; index -= 1) {
    const [before, now] = [points[index - 1], points[index]];
    if (!before || !now) continue;
    const change = outOf100(now) - outOf100(before);
    if (change === 0) continue;
    const word = change > 0 ? 'up' : 'down';
    const rules = now.rules_changed ? ', when the rules changed' : '';
    return `Last change: ${plural(Math.abs(change), 'point')} ${word} on ${formatDayOfYear(now.scan_date)}${rules}.`;
  }
  return 'No change between any two scans.';
}

const daysNamed = 3;

/**
 * Where scores are not to be compared across: `The rules, the standard or the score’s formula changed on 2 October and 3 November: a
 * step there may come from that alone.` Null where they never did.
 */
export function rulesFinding(points: readonly ReadTrendPoint[]): string | null {
  const days = points
    .filter(({ rules_changed: isChanged }) => isChanged)
    .map(({ scan_date: date }) => formatDayOfYear(date));
  const different = [...new Set(days)];
  if (different.length === 0) return null;
  const named = different.slice(-daysNamed);
  const earlier = different.length - named.length;
  const list = [...(earlier > 0 ? [plural(earlier, 'earlier day')] : []), ...named];
  const text = list.length === 1 ? list[0] : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
  return `The rules, the standard or the score’s formula changed on ${text}: a step there may come from that alone.`;
}

/** `42 new, 55 fixed and 4 that came back in 11 comparisons. Most new ones, 9, came on 26 September.` */
export function changesFinding(points: readonly ReadTrendPoint[]): string {
  const compared = points.filter((point) => point.new_count !== null || point.fixed_count !== null);
  if (compared.length === 0) return 'Nothing can be compared yet.';
  const sum = (name: 'new_count' | 'fixed_count' | 'came_back_count') =>
    compared.reduce((total, point) => total + (point[name] ?? 0), 0);
  const worst = compared.reduce((most, point) =>
    (point.new_count ?? 0) > (most.new_count ?? 0) ? point : most,
  );
  const peak =
    (worst.new_count ?? 0) > 0
      ? ` Most new ones, ${worst.new_count}, came on ${formatDayOfYear(worst.scan_date)}.`
      : '';
  const back = sum('came_back_count');
  const counts =
    back > 0
      ? `${sum('new_count')} new, ${sum('fixed_count')} fixed and ${back} that came back`
      : `${sum('new_count')} new and ${sum('fixed_count')} fixed`;
  return `${counts} in ${plural(compared.length, 'comparison')}.${peak}`;
}

export interface CategoryTrend {
  slug: CategorySlug;
  /** 0 to 1, one for each point that knows the category, oldest first. */
  scores: { date: string; score: number }[];
}

/** Each category that any point knows, in the order of the newest point. */
export function categoryTrends(points: readonly ReadTrendPoint[]): CategoryTrend[] {
  const trends = new Map<CategorySlug, CategoryTrend>();
  for (const point of points.toReversed()) {
    for (const { slug, score } of point.categories) {
      const trend = trends.get(slug) ?? { slug, scores: [] };
      trend.scores.unshift({ date: point.scan_date, score });
      trends.set(slug, trend);
    }
  }
  return [...trends.values()];
}

/** Names the categories that moved most: `Forms gained 20 points; Links lost 5 points.` */
export function categoryFinding(
  trends: readonly CategoryTrend[],
  nameOf: (slug: CategorySlug) => string,
): string {
  const moved = trends.map(({ slug, scores }) => ({
    name: nameOf(slug),
    change: toScoreOutOf100(scores.at(-1)?.score ?? 0) - toScoreOutOf100(scores[0]?.score ?? 0),
  }));
  const best = moved.toSorted((a, b) => b.change - a.change)[0];
  const worst = moved.toSorted((a, b) => a.change - b.change)[0];
  const parts = [
    ...(best && best.change > 0 ? [`${best.name} gained ${plural(best.change, 'point')}`] : []),
    ...(worst && worst.change < 0 ? [`${worst.name} lost ${plural(-worst.change, 'point')}`] : []),
  ];
  return parts.length === 0 ? 'No category changed.' : `${parts.join('; ')}.`;
}

function outOf100(point: ReadTrendPoint): number {
  return toScoreOutOf100(point.accessibility_score);
}
