import type { Issue } from '@curbcut/model/scan';

/** The views of a result; each has an address. */
export const resultViews = ['issues', 'review', 'criteria', 'keyboard'] as const;
export type ResultView = (typeof resultViews)[number];

/** The view that a URL's search part names; the issues without one. */
export function readView(search: URLSearchParams): ResultView {
  // Links of before chose what needs review by a filter.
  if (search.get('outcome') === 'needs-review') return 'review';
  return resultViews.find((view) => view === search.get('view')) ?? 'issues';
}

/** The URL’s search part of a view; other parameters stay. */
export function writeView(view: ResultView, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('outcome');
  if (view === 'issues') next.delete('view');
  else next.set('view', view);
  return next;
}

const viewNames: Readonly<Record<ResultView, string | null>> = {
  issues: null,
  review: 'Needs review',
  criteria: 'WCAG criteria',
  keyboard: 'Way of the keyboard',
};

/** The title of a result's page, which names the view first: each has an address, and so a place in lists of tabs and of the past. */
export function titleOfView(search: URLSearchParams, title: string): string {
  const name = viewNames[readView(search)];
  return name === null ? title : `${name}: ${title}`;
}

/** The view that an issue is in. */
export function viewOf({ outcome }: Pick<Issue, 'outcome'>): ResultView {
  return outcome === 'needs-review' ? 'review' : 'issues';
}
