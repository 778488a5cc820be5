import { siteSentence } from '@curbcut/model/scan';
import { type SitePage, type SiteScanAnswer } from '@curbcut/wire/scan';
import { useState } from 'react';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { plural } from '../../../lib/format.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { groupSkipped, inOrderOfWork } from '../site-page-lists.ts';

const shownAtFirst = 25;

const words: Record<SitePage['status'], string> = {
  found: 'Waiting',
  queued: 'Queued',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
};

/** Every page of a site with its score, leading to its own scan; what has none, with the reason. */
export function SitePages({ site }: { site: SiteScanAnswer }) {
  const [shown, setShown] = useState(shownAtFirst);
  if (site.pages.length === 0) return null;
  const pages = inOrderOfWork(site);
  const rest = pages.length - shown;
  return (
    <>
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
          {pages.slice(0, shown).map((page) => (
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
      <SkippedPages pages={site.pages} />
    </>
  );
}

function PageRow({ page }: { page: SitePage }) {
  const text = <BreakableText text={shortUrl(page.url)} />;
  const hasScan =
    page.scan_id !== null && (page.status === 'completed' || page.status === 'failed');
  const isOpen = page.status === 'found' || page.status === 'queued' || page.status === 'running';
  return (
    <li>
      <ScoreBox
        score={page.overall_score}

        {...(isOpen ? { without: words[page.status] } : {})}
      />
      <div className="stack gap-0.5">
        <h3 className="rows__url text-base">
          {hasScan ? <Link to={`/scan/${page.scan_id}`}>{text}</Link> : text}
        </h3>
        <p className="meta">
          {!isOpen && <span>{words[page.status]}</span>}
          {page.issues_count !== null && <span>{plural(page.issues_count, 'issue')}</span>}
        </p>
        {page.reason !== null && <p className="text-sm text-muted">{page.reason}</p>}
      </div>
    </li>
  );
}

/** What was found and not scanned, by reason. */
function SkippedPages({ pages }: { pages: readonly SitePage[] }) {
  const groups = groupSkipped(pages);
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, group) => sum + group.pages.length, 0);
  return (
    <section className="card card--flush" aria-labelledby="site-skipped">
      <div className="card__head">
        <h2 id="site-skipped">Not scanned</h2>
        <span className="num text-muted">{plural(count, 'address', 'addresses')}</span>
      </div>
      {groups.map((group) => (
        <details key={group.name} className="skipped" open={groups.length === 1 || count <= 10}>
          <summary>
            {group.name} <span className="num text-muted">({group.pages.length})</span>
          </summary>
          <ul className="skipped__pages">
            {group.pages.map((page) => (
              <li key={page.url}>
                <span className="anywhere">
                  <BreakableText text={shortUrl(page.url)} />
                </span>
                <span className="block text-sm text-muted">{page.reason}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
