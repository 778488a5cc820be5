import type { CompletedPageScan } from '@curbcut/model/scan';
import type { Scanner } from '@curbcut/scanner';
import { watchPeakMemory } from '../subjects/watch-peak-memory.ts';
import type { SlowPage } from './slow-pages.ts';

export interface SlowPageEnd {
  page: SlowPage;
  /** A score, or why there is none. */
  outcome: string;
  durationMs: number;
  /** Of the browsers and this process together. */
  peakBytes: number;
  /** Rules that no engine tested to the end. */
  untestedRules: number;
  /** Codes of what was left out. */
  leftOut: string[];
  /** It failed with a reason, or what is surely wrong on the page was found. */
  isHonest: boolean;
}

export async function scanSlowPage(
  scanner: Scanner,
  page: SlowPage,
  url: string,
): Promise<SlowPageEnd> {
  const memory = watchPeakMemory();
  const startedMs = performance.now();
  const { pageScan } = await scanner.scanPage(url);
  const durationMs = performance.now() - startedMs;
  const peakBytes = memory.stop();
  const about = { page, durationMs, peakBytes };
  if (pageScan.status === 'failed') {
    const { code } = pageScan.error;
    return { ...about, outcome: code, untestedRules: 0, leftOut: [], isHonest: true };
  }
  const untested = pageScan.rules.filter(({ outcome }) => outcome === 'untested');
  return {
    ...about,
    outcome: describeScore(pageScan),
    untestedRules: untested.length,
    leftOut: [...new Set(pageScan.notAssessed.map(({ code }) => code))].sort(),
    isHonest: pageScan.issues.some(({ rule }) => rule === 'image-alt'),
  };
}

function describeScore({ overallScore }: CompletedPageScan): string {
  return overallScore === null ? 'no score' : `scored ${Math.floor(overallScore * 100)}`;
}
