import { impacts } from '@curbcut/model/scan';
import type { SitePage, SiteScanAnswer } from '@curbcut/wire/scan';
import { Link } from 'react-router';
import { ScoreLine } from '../../../components/ui/score-line.tsx';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { amount, plural } from '../../../lib/format.ts';
import { useSitePages } from '../api/site-pages.ts';
import { pageName, pagePath, scoreChange } from '../site-page-lists.ts';
import { useState } from 'react';
import { SitePicture } from './site-picture.tsx';

const shownAtFirst = 10;

/** Every page of a site that has ended, the worst first, leading to its own scan. */
export function SitePages({ site }: { site: SiteScanAnswer }) {
  const [isAsked, setAsked] = useState(false);
  const more = useSitePages(site.scan_id, { enabled: isAsked });
  const parts = more.data?.pages.flatMap(({ pages }) => pages);
  const pages = parts ?? site.pages.slice(0, shownAtFirst);
  const rest = site.pages_total - pages.length;
  if (site.pages_total === 0) return null;
  const showMore = () => {
    if (isAsked) void more.fetchNextPage();
    else setAsked(true);
  };
  return (
    <section className="stack gap-3" aria-labelledby="pages">
      <div className="headline">
        <h2 id="pages" tabIndex={-1}>
          Pages, worst first
        </h2>
        <output className="text-sm text-muted">
          {amount(pages.length)} of {amount(site.pages_total)}
        </output>
      </div>
      <ul className="site-pages">
        {pages.map((page) => (
          <PageRow key={page.url} page={page} />
        ))}
      </ul>
      {more.isError && (
        <p role="alert" className="text-sm">
          {more.error.message}
        </p>
      )}
      {rest > 0 && (
        <p>
          <Button isPending={more.isFetching} onPress={showMore}>
            {rest === 1 ? 'Show the other page' : `Show the other ${amount(rest)} pages`}
          </Button>
        </p>
      )}
    </section>
  );
}

function PageRow({ page }: { page: SitePage }) {
  const name = <BreakableText text={pageName(page)} />;
  const change = scoreChange(page);
  return (
    <li>
      <SitePicture scanId={page.status === 'completed' ? page.scan_id : null} />
      <div className="min-w-0">
        <h3 className="anywhere text-base font-normal">
          {page.scan_id === null ? name : <Link to={`/scan/${page.scan_id}`}>{name}</Link>}
        </h3>
        <p className="anywhere text-sm text-subtle">
          {page.title !== null && pagePath(page.url)}
          {page.near_copy !== null && ' (a near-copy, scanned last)'}
        </p>
        {page.reason !== null && <p className="text-sm text-muted">{page.reason}</p>}
      </div>
      <PageScore page={page} />
      <PageSeverities page={page} />
      <span className="site-pages__change text-sm">
        {change === null ? null : change === 0 ? 'no change' : <ScoreChange points={change} />}
      </span>
    </li>
  );
}

/** Failed pages have no score, and say so. */
function PageScore({ page }: { page: Pick<SitePage, 'overall_score' | 'status'> }) {
  return (
    <ScoreLine
      score={page.overall_score}
      without={page.status === 'failed' ? 'Failed' : 'No score'}
    />
  );
}

function PageSeverities({
  page: { severity_counts: counts, issues_count: all, overall_score: score },
}: {
  page: SitePage;
}) {
  const severe = impacts.slice(0, 2).filter((impact) => (counts?.[impact] ?? 0) > 0);
  if (counts === null || all === null) return <span />;
  if (severe.length === 0) {
    return (
      <span className="text-sm text-muted">
        {all > 0 ? plural(all, 'issue') : score === 1 ? 'No issues' : 'No open issues'}
      </span>
    );
  }
  return (
    <span className="site-pages__severities">
      {severe.map((impact) => {
        const { Icon, word } = severities[impact];
        return (
          <span key={impact} className={`ink-${impact}`}>
            <Icon className="icon icon--sm" aria-hidden="true" />
            {amount(counts[impact])} {word.toLowerCase()}
          </span>
        );
      })}
    </span>
  );
}
