import type { Db } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { countsInScore, type Issue } from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import type { SiteIssue, SitePage, SiteScanAnswer } from '@curbcut/wire/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { readScan } from '../results/index.ts';
import { listSiteIssues } from './aggregate/list-site-issues.ts';
import { siteScore } from './aggregate/site-aggregate.ts';
import { countPages } from './count-pages.ts';
import { readAggregate } from './read-aggregate.ts';
import { siteLimits } from './site-limits.ts';

const maxPagesListed = 1_000;
const maxIssuesListed = 500;

/**
 * How far the scan of a site is, its pages, and what they have in common so far. Throws NOT_FOUND, also for the scan of
 * one page.
 */
export async function getSiteScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<SiteScanAnswer> {
  const { scan, report } = await readScan(ctx.db, input.scanId, input.reader);
  const site = await ctx.db
    .selectFrom('site_scans')
    .selectAll()
    .where('scan_id', '=', scan.id)
    .executeTakeFirst();
  if (!site) throw new AppError('NOT_FOUND', 'This is the scan of one page, not of a site.');
  const counts = await countPages(ctx.db, scan.id);
  const pages = await listPages(ctx.db, scan.id);
  const { overallScore, issues } = report.result ?? (await sumUpSoFar(ctx.db, scan.id));
  const notes = [...site.notes];
  if (counts.found + counts.skipped > pages.length) {
    notes.push(`Only the first ${amount(maxPagesListed)} addresses are listed here.`);
  }
  if (counts.skipped >= siteLimits.skippedListed) {
    notes.push(
      `More addresses were found than are listed: of those that are not scanned, the first ${amount(siteLimits.skippedListed)} are.`,
    );
  }
  if (issues.length > maxIssuesListed) {
    notes.push(`Only the ${amount(maxIssuesListed)} worst issues are listed here.`);
  }
  return {
    scan_id: scan.id,
    url: scan.url,
    status: scan.status,
    cancelled: scan.cancelled_at !== null,
    pages_limit: site.pages_limit,
    found: counts.found,
    done: counts.done,
    failed: counts.failed,
    skipped: counts.skipped,
    cancelled_pages: counts.cancelled,
    overall_score: overallScore,
    issues_count: issues.filter(countsInScore).length,
    pages,
    issues: issues.slice(0, maxIssuesListed).map((issue) => toSiteIssue(issue, pages)),
    notes,
  };
}

async function listPages(db: Db, scanId: string): Promise<SitePage[]> {
  const rows = await db
    .selectFrom('site_pages')
    .leftJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select([
      'site_pages.url',
      'site_pages.status',
      'site_pages.scan_id',
      'site_pages.reason',
      'site_pages.skip_reason',
      'scans.status as scanStatus',
      'scans.overall_score',
      'scans.issues_count',
    ])
    .where('site_pages.site_scan_id', '=', scanId)
    .orderBy('site_pages.position')
    .orderBy('site_pages.url')
    .limit(maxPagesListed)
    .execute();
  return rows.map((row) => ({
    url: row.url,
    status: row.status === 'queued' && row.scanStatus === 'running' ? 'running' : row.status,
    scan_id: row.scan_id,
    // Of one that leads to another page, nothing counts.
    overall_score: row.status === 'completed' ? row.overall_score : null,
    issues_count: row.status === 'completed' ? row.issues_count : null,
    reason: row.reason,
    skip_reason: row.skip_reason,
  }));
}

async function sumUpSoFar(
  db: Db,
  scanId: string,
): Promise<{ overallScore: number | null; issues: Issue[] }> {
  const site = await readAggregate(db, scanId);
  return { overallScore: siteScore(site), issues: listSiteIssues(site) };
}

function toSiteIssue(issue: Issue, pages: readonly SitePage[]): SiteIssue {
  return {
    key: issue.fingerprint,
    rule: issue.rule,
    title: issue.title,
    impact: issue.impact,
    outcome: issue.outcome,
    level: issue.level,
    category: issue.category,
    description: issue.description,
    help: issue.help,
    help_url: issue.helpUrl,
    wcag: issue.wcag,
    pages_count: issue.pagesCount ?? 1,
    nodes_total: issue.nodesTotal,
    examples: issue.nodes.flatMap(({ page, html, fingerprint }) => {
      const scanId = page?.scanId ?? pages.find(({ url }) => url === page?.url)?.scan_id;
      if (!page || !scanId) return [];
      return [
        { url: page.url, scan_id: scanId, fingerprint: page.fingerprint ?? fingerprint, html },
      ];
    }),
  };
}
