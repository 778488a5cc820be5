import { createHash } from 'node:crypto';
import { listCauses, type ElementOfCause } from '@curbcut/model/causes';
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
  const issues = listCauses(site.causes, site.pages).map((cause) => {
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
