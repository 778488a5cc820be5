import { readEnv } from '../../apps/worker/src/env.ts';
import { packResult, packSitePage } from '@curbcut/db';
import { silentLog } from '@curbcut/model/log';
import { beginProgress, toSitePageResult, type CompletedPageScan } from '@curbcut/model/scan';
import { closeServices, openServices, type ServiceContext } from '@curbcut/services/kernel';
import { tendSites } from '@curbcut/services/site-scans';
import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import pg from 'pg';

const siteScanId = 'bench-site';
const origin = 'https://wiki.example';
/** Rows of one statement; their results are packed together. */
const batchSize = 500;

/**
 * Stores a site of so many pages of which each was scanned, and lets the services put it together as a worker does with the last
 * page of a site. Its id, and how long that took, in seconds. `withResults`: the pages have their own results as well, so
 * that they can be opened and decided about.
 */
export async function seedSite(
  databaseUrl: string,
  { userId, pages, withResults = false }: { userId: string; pages: number; withResults?: boolean },
): Promise<{ siteScanId: string; summedUpSeconds: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertSite(client, userId, pages);
    for (let first = 0; first < pages; first += batchSize)
      await insertPages(client, userId, first, Math.min(first + batchSize, pages), withResults);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  const startedMs = performance.now();
  await endSites(databaseUrl);
  return { siteScanId, summedUpSeconds: (performance.now() - startedMs) / 1_000 };
}

async function insertSite(client: pg.Client, userId: string, pages: number): Promise<void> {
  await client.query(
    `insert into scans (id, user_id, url, client_key, status, attempt, progress, scan_type, requested_at, started_at)
     values ($1, $2, $3, 'user', 'running', 1, $4, 'site', now() - interval '1 hour', now() - interval '1 hour')`,
    [siteScanId, userId, `${origin}/`, JSON.stringify(beginProgress(new Date()))],
  );
  await client.query(
    `insert into site_scans (scan_id, origin, host, pages_limit, discovered_at)
     values ($1, $2, $3, $4, now() - interval '1 hour')`,
    [siteScanId, origin, new URL(origin).host, pages],
  );
}

/** Their elements have names that vary, as they do where each page has content of its own. */
async function insertPages(
  client: pg.Client,
  userId: string,
  first: number,
  end: number,
  withResults: boolean,
): Promise<void> {
  const numbers = Array.from({ length: end - first }, (_, index) => first + index);
  const urls = numbers.map((number) => `${origin}/${number === 0 ? '' : `page-${number}`}`);
  const ids = numbers.map((number) => `bench-site-${number}`);
  await client.query(
    `insert into scans (id, user_id, url, client_key, status, attempt, progress, parent_id, requested_at, started_at,
       finished_at, overall_score, issues_count, duration_ms)
     select id, $3, url, 'user', 'completed', 1, $4::jsonb, $5, now(), now(), now(), $6, 13, 5000
       from unnest($1::text[], $2::text[]) with ordinality as pages(id, url, n)`,
    [
      ids,
      urls,
      userId,
      JSON.stringify(beginProgress(new Date())),
      siteScanId,
      goldenPageScan().overallScore,
    ],
  );
  await client.query(
    `insert into site_pages (site_scan_id, url, position, source, status, scan_id, title)
     select $3, url, $4 + n, case when $4 + n = 1 then 'start' else 'link' end, 'completed', id, 'Page ' || $4 + n
       from unnest($1::text[], $2::text[]) with ordinality as pages(id, url, n)`,
    [ids, urls, siteScanId, first],
  );
  const scans = numbers.map((number, at) => scanOf(number, urls[at] ?? ''));
  if (withResults) {
    await client.query(
      `insert into scan_results (scan_id, bytes)
       select id, bytes from unnest($1::text[], $2::bytea[]) as results(id, bytes)`,
      [ids, await Promise.all(scans.map((scan) => packResult(scan)))],
    );
  }
  const results = await Promise.all(
    scans.map((scan, at) =>
      packSitePage(toSitePageResult({ url: scan.url, scanId: ids[at] ?? '' }, scan)),
    ),
  );
  await client.query(
    `insert into site_page_results (site_scan_id, scan_id, bytes)
     select $3, id, bytes from unnest($1::text[], $2::bytea[]) as results(id, bytes)`,
    [ids, results, siteScanId],
  );
  const { mediaType, bytes } = goldenScreenshot();
  await client.query(
    `insert into screenshots (scan_id, media_type, width, height, scale, truncated, bytes)
     select id, $2, 600, 614, 0.5, false, $3 from unnest($1::text[]) as ids(id)`,
    [ids, mediaType, Buffer.from(bytes)],
  );
}

function scanOf(number: number, url: string): CompletedPageScan {
  const scan = goldenPageScan();
  const issues = scan.issues.slice(number % 3).map((issue) => ({
    ...issue,
    nodes: issue.nodes.map((node) => ({
      ...node,
      target: [...node.target.slice(0, -1), `#entry-${number % 97} ${node.target.at(-1)}`],
    })),
  }));
  return { ...scan, url, finalUrl: url, issues };
}

async function endSites(databaseUrl: string): Promise<void> {
  const ctx = await openWorkerServices(databaseUrl);
  try {
    await tendSites({ ctx });
  } finally {
    await closeServices(ctx, { graceMs: 0 });
  }
}

/** The services as a worker has them. To be closed. */
export async function openWorkerServices(databaseUrl: string): Promise<ServiceContext> {
  const { product } = readEnv({ DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://bench.example' });
  return openServices({
    databaseUrl,
    role: 'worker',
    config: {
      ...product,
      targetPolicy: createTargetPolicy({}),
      version: '0.0.0-bench',
      mailKind: 'outbox',
      registration: 'off',
      freeScansPerHour: 0,
      freeScansAtOnce: 0,
    },
    log: silentLog,
  });
}
