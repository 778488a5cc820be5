import { countOf } from '../text/count-of.ts';

/** What is said, in a mail and on the page, of issues that a comparison holds back; `count`: at least one. */
export function ruleChangedNote(count: number): string {
  const [were, they, are] = count === 1 ? ['was', 'It', 'is'] : ['were', 'They', 'are'];
  return `${countOf(count, 'more issue')} ${were} found by rules that have changed since then. ${they} may have been there before, and ${are} not counted as new.`;
}
