import { countOf } from '../text/count-of.ts';
import type { ChangedIssue, Comparison } from './comparison.ts';
import type { Issue } from './issue.ts';
import { isToDo } from './score.ts';

export interface NamedChange {
  /** Of the issue. */
  fingerprint: string;
  title: string;
  /** How much of it, and where: `3 elements on /contact`, `button in the header, 10 pages`; empty where that is plain. */
  where: string;
}

/** What changed since the scan before, for people: issues as a whole, and what came or went of those that are still there. */
export interface NamedChanges {
  fixed: NamedChange[];
  new: NamedChange[];
  cameBack: NamedChange[];
}

/** `issues` are those of the newer scan, as its report has them. */
export function describeChanges(
  { fixed, changed }: Pick<Comparison, 'fixed' | 'changed'>,
  issues: readonly Issue[],
): NamedChanges {
  const of = (lifecycle: Issue['lifecycle']) =>
    issues.filter((issue) => issue.lifecycle === lifecycle && isToDo(issue)).map(whole);
  const parts = (
    by: 'fixedElements' | 'newElements' | 'cameBackElements',
    on: 'fixedOn' | 'newOn',
  ) =>
    changed
      .filter((issue) => issue[by] > 0)
      .map((issue): NamedChange => ({ ...named(issue), where: partOf(issue[by], issue[on]) }));
  return {
    fixed: [...fixed.map(whole), ...parts('fixedElements', 'fixedOn')],
    new: [...of('new'), ...parts('newElements', 'newOn')],
    cameBack: [...of('came-back'), ...parts('cameBackElements', 'newOn')],
  };
}

/** Issues that changed in part, in one way. */
export function countChanged(
  changed: readonly ChangedIssue[],
  by: 'newElements' | 'cameBackElements' | 'fixedElements',
): number {
  return changed.filter((issue) => issue[by] > 0).length;
}

/** Issues that are gone, and those of which elements are. */
export function countFixed({ fixed, changed }: Pick<Comparison, 'fixed' | 'changed'>): number {
  return fixed.length + countChanged(changed, 'fixedElements');
}

function whole(issue: Issue): NamedChange {
  return { ...named(issue), where: pagesOf(issue) };
}

function named({ fingerprint, title }: Pick<ChangedIssue, 'fingerprint' | 'title'>) {
  return { fingerprint, title };
}

/** Of a site: what its elements are, and its only page, or how many it is on. */
function pagesOf({ pagesCount, nodes, component }: Issue): string {
  if (pagesCount === undefined) return '';
  const { name = '' } = component ?? {};
  const what = name === '' ? '' : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}, `;
  const [page] = nodes.flatMap((node) => node.page?.url ?? []);
  const where =
    pagesCount === 1 && page !== undefined ? `on ${pathOf(page)}` : countOf(pagesCount, 'page');
  return what + where;
}

function partOf(elements: number, pages: readonly string[]): string {
  const count = countOf(elements, 'element');
  if (pages.length === 0) return count;
  return `${count} on ${pages.map(pathOf).join(', ')}`;
}

/** Records that others wrote may have anything for an address. */
function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
