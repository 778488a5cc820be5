import { bandLimits, toScoreOutOf100 } from '@curbcut/model/scan';
import type { HostRow } from '@curbcut/wire/dashboard';
import { plural } from '../../lib/format.ts';

/** `Site scan, 96 pages`, or `2 pages scanned`, or which page it was. */
export function extentOf(
  row: Pick<HostRow, 'scan_type' | 'pages_done' | 'urls_count' | 'url'>,
): string {
  if (row.scan_type === 'site') return `Site scan, ${plural(row.pages_done ?? 0, 'page')}`;
  if (row.urls_count > 1) return `${plural(row.urls_count, 'page')} scanned`;
  return `1 page scanned: ${pathOf(row.url)}`;
}

type Compared = Pick<
  HostRow,
  'overall_score' | 'previous_score' | 'results_count' | 'scores' | 'scan_type'
>;

/** Points of 100 since the scan before, or words where there is none; null where the two cannot be compared. */
export function changeOf(row: Compared): number | 'first result' | 'first site scan' | null {
  const { overall_score: now, previous_score: before } = row;
  if (now !== null && before !== null) return toScoreOutOf100(now) - toScoreOutOf100(before);
  if (row.results_count === 1) return 'first result';
  return row.scan_type === 'site' && row.scores.length < 2 ? 'first site scan' : null;
}

/** The page that critical issues are on, where the row is of another scan: `/shop`; null where it is its own. */
export function criticalPlaceOf({
  scan_id: scanId,
  critical_scan_id: criticalId,
  critical_url: url,
}: Pick<HostRow, 'scan_id' | 'critical_scan_id' | 'critical_url'>): string | null {
  if (criticalId === scanId || url === null) return null;
  return pathOf(url);
}

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  const path = parsed ? `${parsed.pathname}${parsed.search}` : url;
  return path === '/' ? 'start page' : path;
}

const size = { width: 120, height: 36, edge: 5 };

export interface Line {
  /** Of an SVG polyline of 120 by 36. */
  points: string;
  last: { x: number; y: number };
  /** Where a good score begins. */
  limitY: number;
}

/** Scores from 0 to 1, oldest first, from left to right; null with fewer than two. */
export function lineOf(scores: readonly number[]): Line | null {
  if (scores.length < 2) return null;
  const yOf = (score: number) =>
    Math.round((size.edge + (1 - score) * (size.height - 2 * size.edge)) * 10) / 10;
  const step = (size.width - 2 * size.edge) / (scores.length - 1);
  const places = scores.map((score, at) => ({
    x: Math.round((size.edge + at * step) * 10) / 10,
    y: yOf(score),
  }));
  const last = places.at(-1);
  return last
    ? {
        points: places.map(({ x, y }) => `${x},${y}`).join(' '),
        last,
        limitY: yOf(bandLimits.green / 100),
      }
    : null;
}
