import { toScoreOutOf100 } from '@curbcut/model/scan';
import type { SitePage, SiteScanAnswer } from '@curbcut/wire/scan';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { amount } from '../../../lib/format.ts';
import { pageName } from '../site-page-lists.ts';
import { SitePicture } from './site-picture.tsx';

const shownWhileRunning = 8;

/** The pages that are being scanned, and those that ended last. */
export function RunningPages({ site }: { site: SiteScanAnswer }) {
  const pages = site.pages.filter(({ status }) => status !== 'found').slice(0, shownWhileRunning);
  const waiting = site.found - site.done - site.failed - site.cancelled_pages;
  const ended = [
    `${amount(site.done)} done`,
    ...(site.failed > 0 ? [`${amount(site.failed)} failed`] : []),
  ];
  return (
    <section className="stack gap-3" aria-labelledby="running-pages">
      <div className="headline">
        <h2 id="running-pages">Pages</h2>
        <span className="text-sm text-muted">{ended.join(', ')}</span>
      </div>
      <ul className="running-pages">
        {pages.map((page) => (
          <li key={page.url}>
            <SitePicture scanId={page.status === 'completed' ? page.scan_id : null} />
            <span className="anywhere">
              <PageLink page={page} />
              {page.reason !== null && (
                <span className="block text-sm text-muted">{page.reason}</span>
              )}
            </span>
            <PageState page={page} />
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <p className="text-sm text-muted">
          {amount(waiting)} not done yet. A page without a result shows no score.
        </p>
      )}
    </section>
  );
}

function PageLink({ page }: { page: SitePage }) {
  const name = <BreakableText text={pageName(page)} />;
  const hasScan = page.status === 'completed' || page.status === 'failed';
  return hasScan && page.scan_id !== null ? <Link to={`/scan/${page.scan_id}`}>{name}</Link> : name;
}

function PageState({ page }: { page: SitePage }) {
  if (page.status === 'completed') {
    return (
      <span className="running-pages__state">
        <CircleCheck className="icon icon--sm" aria-hidden="true" />
        {page.overall_score === null ? (
          'No score'
        ) : (
          <>
            <span className="sr-only">Done, score </span>
            {toScoreOutOf100(page.overall_score)}
          </>
        )}
      </span>
    );
  }
  if (page.status === 'failed' || page.status === 'cancelled') {
    return (
      <span className="running-pages__state">
        <CircleX className="icon icon--sm" aria-hidden="true" />
        {page.status === 'failed' ? 'Failed' : 'Cancelled'}
      </span>
    );
  }
  return (
    <span className="running-pages__state">
      {page.status === 'running' && (
        <LoaderCircle className="icon icon--sm spin" aria-hidden="true" />
      )}
      {page.status === 'running' ? 'Running' : 'Queued'}
    </span>
  );
}
