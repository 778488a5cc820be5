import {
  categorySlugs,
  impacts,
  levels,
  sourcesOf,
  type ChangedIssue,
  type EngineRun,
  type Issue,
  type CategorySlug,
  type Impact,
  type Level,
  type Source,
  wcagLabel,
} from '@curbcut/model/scan';
import { changes, hasChange, type Change } from './issue-changes.ts';

/** What to show; an empty part lets everything through. It lives in the URL, so that a view can be shared. */
export interface IssueFilter {
  text: string;
  severities: readonly Impact[];
  category: CategorySlug | '';
  level: Level | '';
  /** An independent engine: a source of issues. */
  engine: string;
  change: Change | '';
}

export const noFilter: IssueFilter = {
  text: '',
  severities: [],
  category: '',
  level: '',
  engine: '',
  change: '',
};

export function isFiltering(filter: IssueFilter): boolean {
  return writeIssueFilter(filter, new URLSearchParams()).size > 0;
}

/** Reads the filter from a URL; what it does not understand filters nothing. */
export function readIssueFilter(search: URLSearchParams): IssueFilter {
  const known = <T extends string>(values: readonly T[], name: string): T | '' =>
    values.find((value) => value === search.get(name)) ?? '';
  return {
    text: search.get('q') ?? '',
    severities: (search.get('severity') ?? '')
      .split(',')
      .flatMap((word) => impacts.find((impact) => impact === word) ?? []),
    category: known(categorySlugs, 'category'),
    level: known(levels, 'level'),
    engine: search.get('engine') ?? '',
    change: changes.find((change) => change === search.get('change')) ?? '',
  };
}

/** The URL’s search part with this filter; other parameters stay. */
export function writeIssueFilter(filter: IssueFilter, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const parts = {
    q: filter.text.trim(),
    severity: filter.severities.join(','),
    category: filter.category,
    level: filter.level,
    engine: filter.engine,
    change: filter.change,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Who found these issues: each source once, in the order of the runs. */
export function sourcesOfAll(issues: readonly Issue[], engines: readonly EngineRun[]): Source[] {
  const found = new Map(
    issues.flatMap((issue) => sourcesOf(issue, engines)).map((source) => [source.engine, source]),
  );
  const place = ({ engine }: Source) => engines.findIndex((run) => run.engine === engine);
  return [...found.values()].sort((a, b) => place(a) - place(b));
}

/** What an issue's sources and changes are told by. */
export interface FilteredResult {
  engines: readonly EngineRun[];
  changed: readonly ChangedIssue[];
}

/** A source that none of the issues has filters nothing: `engine=lighthouse` in an older link. */
export function filterIssues<T extends Issue>(
  issues: readonly T[],
  filter: IssueFilter,
  { engines, changed }: FilteredResult,
): T[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const isFrom = (issue: Issue) =>
    sourcesOf(issue, engines).some(({ engine }) => engine === filter.engine);
  const hasSource = filter.engine !== '' && issues.some(isFrom);
  return issues.filter(
    (issue) =>
      (filter.severities.length === 0 || filter.severities.includes(issue.impact)) &&
      (filter.category === '' || issue.category === filter.category) &&
      (filter.level === '' || issue.level === filter.level) &&
      (!hasSource || isFrom(issue)) &&
      (filter.change === '' || hasChange(issue, filter.change, changed)) &&
      (words.length === 0 || hasWords(issue, words)),
  );
}

/** Every word must be in the text, in a criterion, or in the selector of an element. */
function hasWords(issue: Issue, words: readonly string[]): boolean {
  const texts = [issue.title, issue.description, issue.help, issue.rule];
  const criteria = issue.wcag.map((number) => `wcag ${wcagLabel(number)}`);
  const about = [...texts, ...criteria].join('\n').toLowerCase();
  return words.every(
    (word) =>
      about.includes(word) ||
      issue.nodes.some((node) => node.target.some((part) => part.toLowerCase().includes(word))),
  );
}
