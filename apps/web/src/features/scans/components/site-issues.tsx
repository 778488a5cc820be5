import { isBeyondStandard } from '@curbcut/model/scan';
import type { SiteIssue, SiteScanAnswer } from '@curbcut/wire/scan';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';
import { shortUrl } from '../../../lib/page-url.ts';

const shownWhileRunning = 20;

/** What the pages have in common while their scan goes on; the whole list comes with the result. */
export function SiteIssues({ site }: { site: SiteScanAnswer }) {
  if (site.issues.length === 0) return null;
  const shown = site.issues.slice(0, shownWhileRunning);
  return (
    <section className="card card--flush" aria-labelledby="site-issues">
      <div className="card__head">
        <h2 id="site-issues">Issues so far</h2>
        <span className="num text-muted">
          {shown.length < site.issues.length
            ? `The ${shown.length} worst of ${site.issues.length}`
            : plural(site.issues_count, 'issue')}
        </span>
      </div>
      <ul>
        {shown.map((issue) => (
          <IssueItem key={issue.key} issue={issue} />
        ))}
      </ul>
    </section>
  );
}

function IssueItem({ issue }: { issue: SiteIssue }) {
  const [first] = issue.examples;
  return (
    <li className="site-issue">
      <SeverityBadge impact={issue.impact} />
      <div className="stack gap-1">
        <h3 className="text-base">{issue.title}</h3>
        <p className="meta">
          <b>on {plural(issue.pages_count, 'page')}</b>
          <span>{plural(issue.nodes_total, 'element')}</span>
          {issue.outcome === 'needs-review' && <span>Needs review</span>}
          {isBeyondStandard(issue) && <span>Beyond level AA</span>}
        </p>
        {first && (
          <p className="anywhere text-sm">
            For example{' '}
            <Link to={`/scan/${first.scan_id}`}>
              <BreakableText text={shortUrl(first.url)} />
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
