import { categoryName, isDetectedByLighthouse, wcagLabel, type Issue } from '@curbcut/model/scan';

export const groupings = ['work', 'category', 'criterion', 'source'] as const;
export type Grouping = (typeof groupings)[number];

export const groupingNames: Record<Grouping, string> = {
  work: 'Order of work',
  category: 'Category',
  criterion: 'Criterion',
  source: 'Source',
};

/** The grouping that a URL's search part names. */
export function readGrouping(search: URLSearchParams): Grouping {
  return groupings.find((grouping) => grouping === search.get('group')) ?? 'work';
}

/** The URL’s search part with this grouping; other parameters stay. */
export function writeGrouping(grouping: Grouping, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  if (grouping === 'work') next.delete('group');
  else next.set('group', grouping);
  return next;
}

/** Issues under one heading, in the order of work. */
export interface IssueGroup {
  heading: string;
  issues: Issue[];
}

const headingOf: Record<Grouping, (issue: Issue) => string> = {
  work: () => 'Issues in order of work',
  category: ({ category }) => categoryName(category),
  criterion: ({ wcag: [first] }) => (first === undefined ? 'Best practice' : wcagLabel(first)),
  source: (issue) =>
    isDetectedByLighthouse(issue) ? 'Lighthouse Accessibility Issues' : 'Additional Issues',
};

/** Groups issues that come in order of work. The groups come in that order too, criteria by their number. */
export function groupIssues(issues: readonly Issue[], grouping: Grouping): IssueGroup[] {
  const groups = [...Map.groupBy(issues, headingOf[grouping])].map(([heading, members]) => ({
    heading,
    issues: members,
  }));
  if (grouping === 'criterion')
    groups.sort((a, b) => a.heading.localeCompare(b.heading, 'en', { numeric: true }));
  // Lighthouse's list is specified as the first.
  if (grouping === 'source') groups.sort((a, b) => b.heading.localeCompare(a.heading, 'en'));
  return groups;
}
