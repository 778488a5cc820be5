import { createHash } from 'node:crypto';
import { type EnginePage, marksOf } from '../engine-pages/read-engine-pages.ts';
import type { Case } from './read-cases.ts';

/** What a rule comes to on its pages, by a digest of the page, and the revision that it has for that. */
export interface HeldOutcomes {
  revision: number;
  /** `failed 3 8`: the outcome, then which tags of the page are found, counted from 1. */
  cases: Readonly<Record<string, string>>;
}

/** Of a check. A case with another name is the same; one with another page is another. */
export function heldByCases(revision: number, cases: readonly Case[]): HeldOutcomes {
  const held = cases.map(({ html, outcome }) => {
    const { digest, marks } = withoutMarks(html, /\sdata-found(?:="")?/);
    return [digest, [outcome, ...marks.map(({ at }) => at)].join(' ')] as const;
  });
  return { revision, cases: Object.fromEntries(held) };
}

/** Of a rule that other engines look for, on all of their pages. */
export function heldByPages(
  revision: number,
  rule: string,
  pages: readonly EnginePage[],
): HeldOutcomes {
  const held = pages.map(({ html }) => {
    const { digest, marks } = withoutMarks(html, /\sdata-fails=(?:"[^"]*"|'[^']*')/);
    const found = marks.filter(({ mark }) => marksOf(mark).includes(rule));
    return [digest, found.map(({ at }) => at).join(' ')] as const;
  });
  return { revision, cases: Object.fromEntries(held) };
}

function withoutMarks(html: string, mark: RegExp) {
  const tags = html.split('<');
  const page = tags.map((tag) => tag.replace(mark, '')).join('<');
  return {
    digest: createHash('sha256').update(page).digest('hex').slice(0, 12),
    marks: tags.flatMap((tag, at) => (mark.test(tag) ? [{ at, mark: tag }] : [])),
  };
}

/** Why a rule can't keep its revision, or can't have a new one; null where it has the right one. */
export function faultOfRevision(held: HeldOutcomes | undefined, now: HeldOutcomes): string | null {
  if (!held) return now.revision === 1 ? null : 'A new rule has the revision 1.';
  const changed = Object.entries(now.cases).filter(
    ([page, outcome]) => Object.hasOwn(held.cases, page) && held.cases[page] !== outcome,
  );
  if (changed.length === 0)
    return now.revision === held.revision
      ? null
      : `No page of before has another outcome: the revision stays ${held.revision}.`;
  return now.revision === held.revision + 1
    ? null
    : `${changed.map(([page]) => page).join(', ')}: another outcome, so the revision must be ${held.revision + 1}.`;
}
