import { lastStepOf, parseOpeningTag, parseLastStep } from './element-pattern.ts';
import { type Barrier, hitsTarget, mostCriteria, sharesCriterion } from './is-about.ts';
import type { JudgedIssue, JudgedNode } from './judged-issue.ts';
import type { PageWords } from './page-words.ts';
import { topicText } from './topic-text.ts';

/** A barrier of a page that has many: words alone would make one issue about several of them. */
export interface OneOfMany extends Omit<Barrier, 'target' | 'strict'> {
  keywords: RegExp;
  /** CSS selectors of the page; empty: the whole page. */
  targets: readonly string[];
}

/** What stands for the whole page where an issue names it. */
const pageTags = new Set(['html', 'head', 'body', 'title', 'meta']);

/**
 * By a shared criterion and element. By its words where the issue names one of the barrier's elements or only the page,
 * or the barrier has none; with a shared criterion, also where it names what is within a target or directly around it.
 */
export function isAboutOneOfMany(
  issue: JudgedIssue,
  barrier: OneOfMany,
  page: PageWords | null,
): boolean {
  const places = issue.nodes.flatMap((node) =>
    barrier.targets.map((target) => placeOf(node, target)),
  );
  const shares = issue.wcag.length <= mostCriteria && sharesCriterion(issue.wcag, barrier.wcag);
  if (shares && places.includes('same')) return true;
  const maySayIt =
    barrier.targets.length === 0 ||
    issue.nodes.every(isWholePage) ||
    places.includes('same') ||
    (shares && places.includes('near'));
  return maySayIt && barrier.keywords.test(topicText(issue, page));
}

function placeOf(node: JudgedNode, target: string): 'same' | 'near' | null {
  if (node.places) return node.places.get(target) ?? null;
  const step = lastStepOf(target).replace(/:[\w-]+(\([^)]*\))?/g, '');
  return step !== '' && hitsTarget(node, step) ? 'same' : null;
}

function isWholePage({ html, target }: JudgedNode): boolean {
  const tag = parseOpeningTag(html) ?? parseLastStep(target.at(-1) ?? '');
  return tag !== null && pageTags.has(tag.tag);
}
