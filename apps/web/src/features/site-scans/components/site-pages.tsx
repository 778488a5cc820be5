import { dashboardBands, type SitePage, type SiteScanAnswer } from '@curbcut/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddressText } from '../../../components/ui/address-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { plural } from '../../../lib/format.ts';
import { shortAddress } from '../../scans/page-address.ts';
import { siteSentence } from '../site-counts.ts';

const shownAtFirst = 25;

const words: Record<SitePage['status'], string> = {
  found: 'Waiting',
  queued: 'Queued',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  skipped: 'Skipped',
  cancelled: 'Canceled',
};

/** Every page of a site with its score, leading to its own scan; why one has none. */
export function SitePages({ site }: { site: SiteScanAnswer }) {
  const [shown, setShown] = useState(shownAtFirst);
  if (site.pages.length === 0) return null;
  const rest = site.pages.length - shown;
  return (
    <section className="card card--flush" aria-labelledby="site-pages">
      <div className="card__head">
        <h2 id="site-pages">Pages</h2>
        <span className="num text-muted">{siteSentence(site)}</span>
      </div>
      {site.notes.length > 0 && (
        <ul className="site-notes">
          {site.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ul className="rows">
        {site.pages.slice(0, shown).map((page) => (
          <PageRow key={page.url} page={page} />
        ))}
      </ul>
      {rest > 0 && (
        <p className="p-4">
          <Button onPress={() => setShown(shown + 100)}>
            Show {plural(Math.min(rest, 100), 'more page')}
          </Button>
        </p>
      )}
    </section>
  );
}

function PageRow({ page }: { page: SitePage }) {
  const address = <AddressText text={shortAddress(page.url)} />;
  const hasScan =
    page.scan_id !== null && (page.status === 'completed' || page.status === 'failed');
  return (
    <li>
      <ScoreBox score={page.overall_score} bands={dashboardBands} />
      <div className="stack gap-0.5">
        <h3 className="rows__url text-base">
          {hasScan ? <Link to={`/scan/${page.scan_id}`}>{address}</Link> : address}
        </h3>
        <p className="meta">
          <span>{words[page.status]}</span>
          {page.issues_count !== null && <span>{plural(page.issues_count, 'issue')}</span>}
        </p>
        {page.reason !== null && <p className="text-sm text-muted">{page.reason}</p>}
      </div>
    </li>
  );
}
