import type { SitePageRow, SiteScanRow, Transaction } from '@curbcut/db';
import { type NearCopy, type SkipReason } from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import { sql } from 'kysely';
import { readRobotsRules } from '../discovery/robots-rules.ts';
import { lookAtUrl } from '../near-copy.ts';
import { readNamedUrl } from '../page-url.ts';
import { siteLimits } from '../site-limits.ts';

const rowsPerInsert = 500;

type NewPage = Pick<SitePageRow, 'url' | 'status' | 'reason' | 'skip_reason' | 'near_copy'>;

/**
 * Adds those URLs that the site did not have yet, while its plan's pages last; what is beyond, what robots.txt
 * disallows, and what is no page of the site is listed as skipped. So are near-copies of pages, until all others were
 * scanned and there is room left, unless they were asked for. To be called by whoever holds the site.
 */
export async function addPages(
  trx: Transaction,
  site: SiteScanRow,
  links: readonly string[],
  source: SitePageRow['source'],
): Promise<void> {
  const named = new Map<string, SkipReason | null>();
  for (const link of links) {
    const known = readNamedUrl(link, site.origin);
    if (known) named.set(known.url, known.skip);
  }
  const fresh = await withoutKnown(trx, site.scan_id, [...named.keys()]);
  if (fresh.length === 0) return;
  const counted = await countPages(trx, site.scan_id);
  const rules = readRobotsRules(site.origin, site.robots);
  const isNearCopy = await findNearCopies(trx, site.scan_id, fresh);
  let { wanted, skipped, nearCopies } = counted;
  const pages: NewPage[] = [];
  for (const url of fresh) {
    const nearCopy = isNearCopy.get(url) ?? null;
    const putBack = site.near_copies ? null : nearCopy;
    const skip =
      named.get(url) ??
      (rules.isAllowed(url)
        ? (putBack ?? (wanted < site.pages_limit ? null : 'page-limit'))
        : 'robots');
    const reason = skip && sentenceOf(skip, site);
    if (skip === null) {
      wanted += 1;
      pages.push({ url, status: 'found', reason, skip_reason: null, near_copy: nearCopy });
    } else if (skip === putBack) {
      if (nearCopies >= siteLimits.nearCopiesListed) continue;
      nearCopies += 1;
      pages.push({ url, status: 'skipped', reason, skip_reason: skip, near_copy: nearCopy });
    } else if (skipped < siteLimits.skippedListed) {
      skipped += 1;
      pages.push({ url, status: 'skipped', reason, skip_reason: skip, near_copy: null });
    }
  }
  await insertPages(trx, site.scan_id, pages, source, counted.next);
}

function sentenceOf(
  skip: SkipReason,
  { origin, pages_limit: limit }: Pick<SiteScanRow, 'origin' | 'pages_limit'>,
): string {
  switch (skip) {
    case 'page-limit':
      return `It is over your plan’s limit of ${amount(limit)} pages a scan.`;
    case 'robots':
      return 'The site’s robots.txt asks not to visit it.';
    case 'other-origin':
      return `It is on another origin than ${origin}: scan it by itself.`;
    case 'not-html':
      return 'It is a file, not a web page.';
    case 'sign-out':
      return 'To open it would sign somebody out.';
    case 'history-view':
      return 'It shows a page for editing, its history or an old version: such pages come last.';
    case 'query-variant':
      return 'It is another view of a page that is listed: such pages come last.';
    case 'sign-in-view':
      return 'It is the way to sign in from one page: such pages come last.';
    case 'print-view':
      return 'It shows a page for printing, as a feed or to reply: such pages come last.';
    default:
      throw new Error(`Nothing is skipped as ${skip} when it is found`);
  }
}

async function insertPages(
  trx: Transaction,
  scanId: string,
  pages: readonly NewPage[],
  source: SitePageRow['source'],
  first: number,
): Promise<void> {
  for (let start = 0; start < pages.length; start += rowsPerInsert) {
    const rows = pages.slice(start, start + rowsPerInsert).map((page, index) => ({
      ...page,
      site_scan_id: scanId,
      position: first + start + index,
      source,
      scan_id: null,
    }));
    await trx
      .insertInto('site_pages')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['site_scan_id', 'url']).doNothing())
      .execute();
  }
}

/** Those of the URLs that show what another page shows, a page of the site or one of the URLs themselves. */
async function findNearCopies(
  trx: Transaction,
  scanId: string,
  urls: readonly string[],
): Promise<Map<string, NearCopy>> {
  const looks = urls.map((url) => ({ url, ...lookAtUrl(url) }));
  const plainer = [...new Set(looks.flatMap(({ viewOf }) => viewOf))];
  const unknown = new Set(await withoutKnown(trx, scanId, plainer));
  const named = new Set(urls);
  const known = new Set(plainer.filter((url) => !unknown.has(url)));
  const isPage = (url: string) => named.has(url) || known.has(url);
  const found = new Map<string, NearCopy>();
  for (const { url, kind, viewOf } of looks) {
    const nearCopy = kind ?? (viewOf.some(isPage) ? 'query-variant' : null);
    if (nearCopy) found.set(url, nearCopy);
  }
  return found;
}

async function withoutKnown(trx: Transaction, scanId: string, urls: string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<{ url: string }>`
    select url from site_pages where site_scan_id = ${scanId} and url = any(${urls}::text[])`.execute(
    trx,
  );
  const known = new Set(rows.map(({ url }) => url));
  return urls.filter((url) => !known.has(url));
}

async function countPages(
  trx: Transaction,
  scanId: string,
): Promise<{ wanted: number; skipped: number; nearCopies: number; next: number }> {
  return trx
    .selectFrom('site_pages')
    .select([
      sql<number>`(count(*) filter (where status <> 'skipped'))::int`.as('wanted'),
      sql<number>`(count(*) filter (where status = 'skipped' and near_copy is null))::int`.as(
        'skipped',
      ),
      sql<number>`(count(*) filter (where near_copy is not null))::int`.as('nearCopies'),
      sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'),
    ])
    .where('site_scan_id', '=', scanId)
    .executeTakeFirstOrThrow();
}
