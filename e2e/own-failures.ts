import type { CompletedPageScan, Issue } from '@curbcut/model/scan';

/** What our own pages may not have: failures of levels A and AA, and of best practices. Contrast of level AAA is no promise. */
export function ownFailures({ issues }: Pick<CompletedPageScan, 'issues'>): Issue[] {
  return issues.filter(({ outcome, level }) => outcome === 'failed' && level !== 'AAA');
}

/** Of our own pages every control is used, however long that takes: nothing of them may be left unassessed. */
export const wholeUse = {
  scanMs: 300_000,
  alfaMs: 60_000,
  checkMs: 30_000,
  narrowMs: 60_000,
  schemeMs: 120_000,
  stateMs: 30_000,
  useMs: 150_000,
  walkStops: 600,
  useControls: 100,
  useInner: 100,
  walkMs: 20_000,
  walkBackMs: 20_000,
  walkBackStops: 600,
  pointerMs: 20_000,
  dragMs: 40_000,
  fieldsMs: 20_000,
  suggestionsMs: 20_000,
  formsMs: 20_000,
  waitMs: 20_000,
  ocrMs: 120_000,
  ocrPictures: 200,
  useStates: 60,
} as const;
