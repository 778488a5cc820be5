import type { Level } from '@curbcut/model/scan';

/** Of a barrier, the first that holds. `untested`: the page was not judged, or no rule that could see it was run. */
export const barrierVerdicts = ['found', 'review', 'untested', 'missed'] as const;
/** Of a clean case. */
export const cleanVerdicts = ['false-alarm', 'review', 'untested', 'quiet'] as const;
export type Verdict = (typeof barrierVerdicts)[number] | (typeof cleanVerdicts)[number];

/** What a scan of a case's page came to, as far as figures are made of it. */
export interface CaseResult {
  verdict: Verdict;
  /** Our rules of the failed issues that are about the case. */
  failed: string[];
  /** Our rules of issues about the case that a person must look at. */
  review: string[];
  /** Failed issues that are about no case of the page, each once on a page; null: noise is not counted here. */
  noise: NoiseIssue[] | null;
  /** What each rule of an engine reported as failed, whatever became of it. */
  reported: ReportedRule[];
  /** The code of the failure; null: the page was judged. */
  error: string | null;
  /** The run before came to another verdict. */
  changed?: true;
}

interface NoiseIssue {
  rule: string;
  level: Level;
}

interface ReportedRule {
  engine: string;
  engineRule: string;
  rule: string;
  /** Whether it is about the case, or else noise. */
  isAbout: boolean;
}
