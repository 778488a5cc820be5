import { isBeyondStandard } from '@curbcut/model/scan';
import type { SiteIssue, SiteScanAnswer } from '@curbcut/wire/scan';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { amount, plural } from '../../../lib/format.ts';

const shownWhileRunning = 12;

/** What the pages have in common while their scan goes on; the causes come with the result. */
export function SiteIssues({ site }: { site: SiteScanAnswer }) {
  const issues = site.issues.filter(
    (issue) =>
      issue.outcome === 'failed' && !isBeyondStandard({ ...issue, inStandard: issue.in_standard }),
  );
  return (
    <section className="stack gap-3" aria-labelledby="site-issues">
      <div className="headline">
        <h2 id="site-issues">Seen so far</h2>
        <span className="text-sm text-muted">{plural(site.done, 'page')} with a result so far</span>
      </div>
      {issues.length === 0 ? (
        <p className="text-muted">
          {site.done === 0
            ? 'The first page is not done yet.'
            : 'No automatic check has failed yet.'}
        </p>
      ) : (
        <ul className="seen">
          {issues.slice(0, shownWhileRunning).map((issue) => (
            <IssueItem key={issue.key} issue={issue} done={site.done} />
          ))}
        </ul>
      )}
      {issues.length > shownWhileRunning && (
        <p className="text-sm text-muted">
          {plural(issues.length - shownWhileRunning, 'more rule')} failed; the result lists all.
        </p>
      )}
    </section>
  );
}

function IssueItem({ issue, done }: { issue: SiteIssue; done: number }) {
  const { Icon, word } = severities[issue.impact];
  return (
    <li>
      <span className={`severity ink-${issue.impact}`}>
        <Icon className="icon icon--sm" aria-hidden="true" />
        {word}
      </span>
      <span>{issue.title}</span>
      <span className="num text-sm text-subtle">
        {amount(issue.pages_count)} of {plural(done, 'page')}
      </span>
    </li>
  );
}
