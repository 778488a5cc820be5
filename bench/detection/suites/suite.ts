import type { Rule } from '@curbcut/rules';
import type { FoundElements, JudgedIssue } from '../matching/judged-issue.ts';

/** One thing that is known of a page: a barrier that is there, or one that is not. */
export interface SuiteCase {
  /** Within the suite. */
  id: string;
  /** Of its page, from the suite's root. */
  path: string;
  /** `failed`: there is a barrier. The others are clean; of an inapplicable one the page has not even what is asked about. */
  expected: 'failed' | 'passed' | 'inapplicable';
  /** What the suite sorts its cases by, and in words: an ACT rule, a technique, a section. */
  group: string;
  groupName: string;
  /** In a few words what is wrong, or what is tested. */
  barrier: string;
  /** WCAG success criteria; empty where the suite names none. */
  wcag: readonly string[];
  /** Of a failed case: the issue is about its barrier. Of a clean one: a failure would be a false alarm. */
  isAbout(issue: JudgedIssue): boolean;
  /** Whether a failure of the rule could be about the case. */
  isSeenBy(rule: Rule): SeenBy | null;
  /** Whether a failure that is about no case of its page counts as noise; null: nobody counts noise on this page. */
  isNoise: ((issue: JudgedIssue) => boolean) | null;
}

/** By its subject, or only by a success criterion, which covers much. */
export type SeenBy = 'subject' | 'criterion';

/** Pages whose barriers are known. */
export interface Suite {
  id: string;
  title: string;
  cases: readonly SuiteCase[];
  /** Where the pages are served: the case's page is `origin` and its path. */
  origin: string;
  /** Whether its pages come in twins, one with barriers and one without, and its few groups have rows beside its own. */
  hasTwins?: true;
  /** Looks the elements of issues up in the loaded page, where the suite's targets are selectors of that page. */
  findElements?(path: string, selectors: readonly string[]): Promise<FoundElements>;
  close(): Promise<void>;
}

/** A suite that belongs to the project and needs no folder. */
export interface OwnSuiteLoader {
  id: string;
  load(): Promise<Suite>;
}

/** Opens a suite; null where the folder of suites does not have it. */
export interface SuiteLoader {
  id: string;
  load(suites: string): Promise<Suite | null>;
}

export function isBarrier({ expected }: Pick<SuiteCase, 'expected'>): boolean {
  return expected === 'failed';
}
