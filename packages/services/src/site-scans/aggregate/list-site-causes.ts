import { createHash } from 'node:crypto';
import { listCauses, mostKept, type Cause, type ElementOfCause } from '@curbcut/model/causes';
import { worstFirst, type Issue } from '@curbcut/model/scan';
import type { SiteAggregate } from './site-aggregate.ts';

const maxIssues = 500;

/** An issue of a site, which is one cause, with every page that has it. */
export interface SiteCause {
  issue: Issue;
  /** A page is its place among the pages of the site. */
  pages: { page: number; elements: number }[];
  /** At most 200; none for what only pages together show. */
  elements: readonly ElementOfCause[];
}

/** The causes of a site's issues, the worst first, at most 500. Fingerprints don't depend on which pages have them. */
export function listSiteCauses(site: SiteAggregate): SiteCause[] {
  const rest = new Map<string, Pick<SiteCause, 'pages' | 'elements'>>();
  const issues = withoutFailedElsewhere(listCauses(site.causes, site.pages)).map((cause) => {
    const fingerprint = hash(cause.key);
    rest.set(fingerprint, cause);
    return { ...cause.issue, fingerprint };
  });
  return worstFirst(issues)
    .slice(0, maxIssues)
    .map((issue) => {
      const { pages, elements } = rest.get(issue.fingerprint) ?? { pages: [], elements: [] };
      return { issue, pages, elements };
    });
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** Nobody is asked about elements that have failed the same rule on other pages of the site: one repair does both. */
function withoutFailedElsewhere(causes: readonly Cause[]): Cause[] {
  const failed = new Set(
    causes
      .filter(({ issue }) => issue.outcome === 'failed' && !issue.verdict)
      .flatMap(({ issue, elements }) => elements.map(({ digits }) => `${issue.rule} ${digits}`)),
  );
  return causes.filter(({ issue, elements }) => {
    if (issue.outcome === 'failed' || issue.verdict) return true;
    const isWhole = elements.length > 0 && elements.length < mostKept.elements;
    return !isWhole || elements.some(({ digits }) => !failed.has(`${issue.rule} ${digits}`));
  });
}
