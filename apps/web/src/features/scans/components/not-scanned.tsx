import type { Standard } from '@curbcut/model/scan';
import { siteSentence } from '@curbcut/model/scan';
import type { NotScanned as Group, SiteScanAnswer } from '@curbcut/wire/scan';
import { useState } from 'react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import { amount, plural } from '../../../lib/format.ts';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { ScanAgain } from '../../../entities/result/components/scan-again.tsx';
import { useSitePages } from '../api/site-pages.ts';
import { countNearCopies, pagePath } from '../site-page-lists.ts';

interface NotScannedProps {
  site: SiteScanAnswer;
  /** Whether its scan used the pages: what is scanned alone is used as well, or not. */
  interaction: boolean;
  isOwn: boolean;
  /** What the site was judged by. */
  standard: Standard;
}

/** What was found and not scanned, by reason, with what somebody can do about it, and a way to scan an address alone. */
export function NotScanned({ site, interaction, isOwn, standard }: NotScannedProps) {
  const [open, setOpen] = useState<Group['kind'] | undefined>(undefined);
  if (site.not_scanned.length === 0 && site.notes.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="not-scanned">
      <div className="headline">
        <h2 id="not-scanned" tabIndex={-1}>
          Not scanned
        </h2>
        <span className="text-sm text-muted">{siteSentence(site)}</span>
      </div>
      <NearCopies site={site} interaction={interaction} isOwn={isOwn} standard={standard} />
      {site.notes.length > 0 && (
        <ul className="text-sm text-muted">
          {site.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {site.not_scanned.length > 0 && (
        <table className="reasons">
          <caption className="sr-only">Addresses that were not scanned, by reason</caption>
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Addresses</th>
              <th scope="col">Example</th>
              <th scope="col">What you can do</th>
            </tr>
          </thead>
          <tbody>
            {site.not_scanned.map((group) => (
              <tr key={group.kind ?? 'other'}>
                <th scope="row">{group.name}</th>
                <td className="num">
                  {amount(group.count)}
                  <span className="reasons__unit">
                    {' '}
                    {group.count === 1 ? 'address' : 'addresses'}
                  </span>
                </td>
                <td className="anywhere">
                  <code>{exampleOf(group, site.url)}</code>
                </td>
                <td>
                  {group.advice}
                  <br />
                  <Button
                    look="ghost"
                    className="-ml-3"
                    aria-expanded={open === group.kind}
                    onPress={() => setOpen(open === group.kind ? undefined : group.kind)}
                  >
                    {open === group.kind ? 'Hide the addresses' : 'Show the addresses'}
                    <span className="sr-only">: {group.name}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open !== undefined && (
        <Addresses
          key={open ?? 'other'}
          site={site}
          kind={open}
          interaction={interaction}
          isOwn={isOwn}
          standard={standard}
        />
      )}
    </section>
  );
}

/** How many pages were left out as near-copies, and a scan of the site that has them too. */
function NearCopies({ site, interaction, isOwn, standard }: NotScannedProps) {
  const count = countNearCopies(site);
  if (count === 0) return null;
  return (
    <div className="row justify-between">
      <p>
        <b>{plural(count, 'near-copy', 'near-copies')}</b> left out, as{' '}
        {count === 1 ? 'it' : 'they'} would show what other pages show.
        {isOwn && (
          <span className="block text-sm text-muted">
            A new scan of the site takes them in their turn, within its limit of{' '}
            {amount(site.pages_limit)} pages, and may leave out others.
          </span>
        )}
      </p>
      {isOwn && (
        <ScanAgain
          scan={{ url: site.url, scanType: 'site', standard, interaction, nearCopies: true }}
          isOwn
          label="Scan them too"
        />
      )}
    </div>
  );
}

function exampleOf({ example }: Group, siteUrl: string): string {
  return URL.parse(example)?.origin === URL.parse(siteUrl)?.origin
    ? pagePath(example)
    : shortUrl(example);
}

function Addresses({
  site,
  kind,
  interaction,
  isOwn,
  standard,
}: NotScannedProps & { kind: Group['kind'] }) {
  const answer = useSitePages(site.scan_id, { kind, enabled: true });
  const name = site.not_scanned.find((group) => group.kind === kind)?.name ?? '';
  const pages = answer.data?.pages.flatMap((part) => part.pages) ?? [];
  const { list, showingMore } = useFocusOnMore<HTMLUListElement>(pages.length);
  const showMore = () => {
    showingMore();
    void answer.fetchNextPage();
  };
  const rest = (answer.data?.pages[0]?.total ?? 0) - pages.length;
  return (
    <section className="card stack gap-3" aria-label={`Addresses: ${name}`}>
      <h3 className="text-base">{name}</h3>
      {isOwn && (
        <p className="text-sm text-muted">
          Each that you scan alone counts as one scan of your plan.
        </p>
      )}
      {answer.isPending && <output>Loading the addresses...</output>}
      {answer.isError && <p role="alert">{answer.error.message}</p>}
      <ul className="site-addresses" ref={list}>
        {pages.map((page) => (
          <li key={page.url}>
            <div className="min-w-0">
              <p className="anywhere">
                <BreakableText text={shortUrl(page.url)} />
              </p>
              <p className="text-sm text-muted">{page.reason}</p>
            </div>
            {kind !== 'sign-out' && kind !== 'not-html' && (
              <div className="row">
                <ScanAgain
                  scan={{ url: page.url, scanType: 'single_page', standard, interaction }}
                  isOwn={isOwn}
                  label="Scan alone"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p>
          <Button isPending={answer.isFetching} onPress={showMore}>
            Show {plural(rest, 'more address', 'more addresses')}
          </Button>
        </p>
      )}
    </section>
  );
}
