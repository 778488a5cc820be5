import type { CompletedPageScan, Issue } from '@curbcut/model/scan';

/** What our own pages may not have: failures of levels A and AA, and of best practices. Contrast of level AAA is no promise. */
export function ownFailures({ issues }: Pick<CompletedPageScan, 'issues'>): Issue[] {
  return issues.filter(({ outcome, level }) => outcome === 'failed' && level !== 'AAA');
}

/** For all but the use of a page: a busy machine shows and judges it late, and then as usual. */
export const patient = {
  scanMs: 300_000,
  answerMs: 60_000,
  loadMs: 60_000,
  loadEventMs: 60_000,
  networkIdleMs: 30_000,
  domQuietMs: 15_000,
  lateContentMs: 30_000,
  engineMs: 120_000,
  alfaMs: 60_000,
  checkMs: 120_000,
  narrowMs: 60_000,
  schemeMs: 120_000,
} as const;

/** Of our own pages every control is used, however long that takes: nothing of them may be left unassessed. */
export const wholeUse = {
  ...patient,
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

/** What our scanner rightly says that it could not judge of a page: answers that are closed until somebody opens one. */
export function notSeenOf(path: string): RegExp[] {
  return path === '/help' ? [/text was out of sight, for example hidden slides, closed tabs/] : [];
}
