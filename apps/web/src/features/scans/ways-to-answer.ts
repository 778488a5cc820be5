import { isOfPagesTogether, type Issue } from '@curbcut/model/scan';

export type WayToAnswer = 'all' | 'page';

/**
 * How a question of a site can be answered: for all of its pages, where its elements are of one kind or only the pages
 * together show it, and for one page, where that page's own question is about no other elements. `own`: of that page;
 * null where it has none or is not known. `shown`: what the page has of the cause.
 */
export function waysToAnswer(
  cause: Issue,
  { own, shown }: { own: Issue | null; shown: Issue },
): WayToAnswer[] {
  if (cause.outcome !== 'needs-review') return [];
  if (isOfPagesTogether(cause)) return ['all'];
  const { component, verdict, pagesCount = 1 } = cause;
  const isSame = own?.nodesTotal === shown.nodesTotal;
  const isWhole = component && verdict?.scope !== 'page' && (pagesCount > 1 || !isSame);
  return [...(isWhole ? (['all'] as const) : []), ...(isSame ? (['page'] as const) : [])];
}
