import type { JudgedIssue } from './judged-issue.ts';
import { matchesPattern, parseLastStep, parseOpeningTag, parsePattern } from './element-pattern.ts';
import type { PageWords } from './page-words.ts';
import { topicText } from './topic-text.ts';

/** How a barrier of a page is told from others. */
export interface Barrier {
  /** WCAG success criteria; empty: only words tell. */
  wcag: readonly string[];
  /** What an issue says that is about it; null: nothing does. */
  keywords: RegExp | null;
  /** Selectors of its elements, separated by commas; empty: only words tell. */
  target: string;
  /** Whether only words tell, though there are elements. */
  strict: boolean;
}

type Node = JudgedIssue['nodes'][number];

/** What lists more criteria says of none that it is about it. */
export const mostCriteria = 6;

/** By its words, or by a shared criterion and a shared element. */
export function isAbout(issue: JudgedIssue, barrier: Barrier, page: PageWords | null): boolean {
  if (barrier.keywords?.test(topicText(issue, page))) return true;
  if (barrier.strict || barrier.target === '' || issue.wcag.length > mostCriteria) return false;
  return (
    sharesCriterion(issue.wcag, barrier.wcag) &&
    issue.nodes.some((node) => hitsTarget(node, barrier.target))
  );
}

export function sharesCriterion(some: readonly string[], others: readonly string[]): boolean {
  return some.some((criterion) => others.includes(criterion));
}

/** By the opening tag; where there is no markup, by the tag of the selector and an id that is no other. */
export function hitsTarget({ html, target }: Node, wanted: string): boolean {
  const patterns = wanted.split(',').map((selector) => parsePattern(selector.trim()));
  const tag = parseOpeningTag(html);
  if (tag) return patterns.some((pattern) => matchesPattern(tag, pattern));
  const step = parseLastStep(target.at(-1) ?? '');
  if (!step) return false;
  const isOther = ({
    name,
    value,
    isWord,
  }: {
    name: string;
    value: string | null;
    isWord: boolean;
  }) => name === 'id' && !isWord && value !== null && value !== step.id;
  return patterns.some(
    (pattern) =>
      pattern.tag === step.tag && (step.id === null || !pattern.attributes.some(isOther)),
  );
}

export function isLevelAorAA({ level }: Pick<JudgedIssue, 'level'>): boolean {
  return level === 'A' || level === 'AA';
}
