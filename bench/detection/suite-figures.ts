import type { CaseResult } from './case-result.ts';
import { isBarrier, type SuiteCase } from './suites/suite.ts';

/** A case and what became of it. */
export interface JudgedCase {
  of: SuiteCase;
  result: CaseResult;
}

export interface Counts {
  barriers: number;
  found: number;
  /** Not found, but a person is asked to look. */
  review: number;
  untested: number;
  missed: number;
  clean: number;
  falseAlarms: number;
  /** Clean cases that a person is asked to look at for nothing. */
  cleanReview: number;
}

export interface SuiteFigures extends Counts {
  /** Of clean cases, the false alarms on those that have nothing of what is asked about. */
  falseAlarmsInapplicable: number;
  /** Cases whose page was not judged. */
  failedPages: number;
  /** Pages on which noise is counted, and the failures about nothing that is known of them. */
  noisePages: number;
  noise: number;
  noiseAorAA: number;
}

export function countCases(cases: readonly JudgedCase[]): Counts {
  const barriers = cases.filter(({ of }) => isBarrier(of));
  const clean = cases.filter(({ of }) => !isBarrier(of));
  const count = (some: readonly JudgedCase[], verdict: CaseResult['verdict']) =>
    some.filter(({ result }) => result.verdict === verdict).length;
  return {
    barriers: barriers.length,
    found: count(barriers, 'found'),
    review: count(barriers, 'review'),
    untested: count(barriers, 'untested'),
    missed: count(barriers, 'missed'),
    clean: clean.length,
    falseAlarms: count(clean, 'false-alarm'),
    cleanReview: count(clean, 'review'),
  };
}

export function suiteFigures(cases: readonly JudgedCase[]): SuiteFigures {
  const noise = cases.flatMap(({ result }) => (result.noise === null ? [] : [result.noise]));
  const issues = noise.flat();
  return {
    ...countCases(cases),
    falseAlarmsInapplicable: cases.filter(
      ({ of, result }) => of.expected === 'inapplicable' && result.verdict === 'false-alarm',
    ).length,
    failedPages: cases.filter(({ result }) => result.error !== null).length,
    noisePages: noise.length,
    noise: issues.length,
    noiseAorAA: issues.filter(({ level }) => level === 'A' || level === 'AA').length,
  };
}

/** Of all that was called a failure of a case, the part that is one, 0 to 1; null: nothing was. */
export function precisionOf({
  found,
  falseAlarms,
}: Pick<Counts, 'found' | 'falseAlarms'>): number | null {
  return found + falseAlarms === 0 ? null : found / (found + falseAlarms);
}

export function shareFound({ found, barriers }: Pick<Counts, 'found' | 'barriers'>): number {
  return barriers === 0 ? 0 : found / barriers;
}
