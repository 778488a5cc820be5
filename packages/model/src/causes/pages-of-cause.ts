import type { Issue } from '../scan/issue.ts';
import type { IssueVerdict } from '../scan/verdict.ts';
import { stateOf } from './find-parts-apart.ts';
import type { PageApart } from './pages-apart.ts';

interface CountedPage {
  position: number;
  elements: number;
}

/**
 * The pages of a cause as `tellPagesApart` left it, in the order of `counted`, which has all pages of the whole cause.
 * `pages`: those that stand apart under its rule.
 */
export function pagesOfCause(
  cause: Issue,
  counted: readonly CountedPage[],
  pages: readonly PageApart[],
  verdictOf: (id: string) => IssueVerdict | null,
): CountedPage[] {
  const whole = cause.splitFrom ?? cause.fingerprint;
  const apart = new Map(pages.map((page) => [page.position, page]));
  return counted.flatMap(({ position, elements }) => {
    const page = apart.get(position);
    if (!page?.counted.some((one) => one.cause === whole)) {
      return cause.splitFrom === undefined ? [{ position, elements }] : [];
    }
    const parts = page.parts.filter(
      (part) =>
        part.cause === whole &&
        (part.verdict === null ? null : (verdictOf(part.verdict)?.kind ?? null)) === stateOf(cause),
    );
    if (parts.length === 0) return [];
    return [{ position, elements: parts.reduce((sum, part) => sum + part.elements, 0) }];
  });
}
