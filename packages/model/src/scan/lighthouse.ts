import type { Issue } from './issue.ts';
import type { EngineScore, ScanResult } from './scan-report.ts';

/** The engine whose score and list the page shows apart, as it is specified. */
const lighthouse = 'lighthouse';

export function isDetectedByLighthouse({ detectedBy }: Pick<Issue, 'detectedBy'>): boolean {
  return detectedBy.some(({ engine }) => engine === lighthouse);
}

/** Lighthouse's own score, 0 to 1; null when there is none. */
export function lighthouseScore(result: Pick<ScanResult, 'engineScores'>): number | null {
  return scoreOf(result)?.score ?? null;
}

/** Null when it is not known. */
export function lighthouseVersion(result: ScanResult | null): string | null {
  const run = result?.engines.find(({ engine }) => engine === lighthouse);
  return run?.version ?? (result && scoreOf(result)?.version) ?? null;
}

function scoreOf({ engineScores }: Pick<ScanResult, 'engineScores'>): EngineScore | undefined {
  return engineScores.find(({ engine }) => engine === lighthouse);
}
