import { amount } from '../../lib/format.ts';
import { isOfPagesTogether, type Issue } from '@curbcut/model/scan';

/**
 * Whether a cause can be set aside as a whole, or what was decided so be taken back: its elements are of one kind or only
 * the pages together show it, and nothing was decided on single pages.
 */
export function isDecidable(cause: Issue): boolean {
  const { outcome, component, verdict } = cause;
  if (isOfPagesTogether(cause)) return verdict !== undefined || outcome === 'failed';
  if (!component) return false;
  return verdict ? verdict.scope === 'website' : outcome === 'failed';
}

/** Whether one change repairs a cause on all of its pages; false where too little is known of its elements. */
export function isRepairedOnce({ component, pagesCount = 1, ...cause }: Issue): boolean {
  if (!component || pagesCount < 2) return false;
  if (component.colors !== null || component.reach === 'every') return true;
  return isRepeated({ pagesCount, ...cause });
}

/** How far one repair of a cause goes, in a sentence; null where that is not known. */
export function reachOfRepair(cause: Issue): string | null {
  const { component, pagesCount = 1, differentElements } = cause;
  if (!component || pagesCount < 2) return null;
  if (component.reach === 'every')
    return 'No style shows the focus on any of these elements, so one rule in a style sheet that all pages share repairs them.';
  if (component.colors !== null)
    return 'All of them have one pair of colors, so they are repaired where the style sheet sets it.';
  if (differentElements === undefined) return null;
  if (!isRepeated(cause))
    return `They are ${differentElements} different elements of one kind: each may need a repair of its own.`;
  return differentElements === 1
    ? `It is the same element on all ${amount(pagesCount)} pages, so one change in their template repairs it.`
    : `They are the same ${differentElements} elements on each page, so they are repaired once, in a template.`;
}

/** Each page has the same elements. */
function isRepeated({ pagesCount = 1, nodesTotal, differentElements }: Partial<Issue>): boolean {
  return differentElements !== undefined && differentElements * pagesCount <= (nodesTotal ?? 0);
}
