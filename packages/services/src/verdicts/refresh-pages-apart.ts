import { packPagesApart, unpackCausePages, unpackResult, type Transaction } from '@curbcut/db';
import { findPartsApart, type PageApart } from '@curbcut/model/causes';
import { isOfPagesTogether, type CompletedPageScan, type Issue } from '@curbcut/model/scan';
import { readPagesApart, withVerdicts } from '../results/index.ts';
import { readable } from './readable.ts';

/** Pages of a rule that keep examples of what was decided on them: a site shows ten. */
const pagesWithExamples = 50;

/** A page's own scan, as its owner has decided about it by now. */
export interface DecidedPage {
  scanId: string;
  pageScan: CompletedPageScan;
}

/**
 * Keeps beside the causes of a site how these pages of it stand by now. Rules of which nothing is decided, here or on the
 * site, are not looked at. To be called by whoever holds the account's verdicts.
 */
export async function refreshPagesApart(
  trx: Transaction,
  siteScanId: string,
  decided: readonly DecidedPage[],
): Promise<void> {
  const causes = await readCauses(trx, siteScanId);
  if (causes.size === 0 || decided.length === 0) return;
  const pages = await trx
    .selectFrom('site_pages')
    .select(['position', 'url', 'scan_id'])
    .where('site_scan_id', '=', siteScanId)
    .where('status', '=', 'completed')
    .where(
      'scan_id',
      'in',
      decided.map(({ scanId }) => scanId),
    )
    .execute();
  const byScan = new Map(decided.map((page) => [page.scanId, page.pageScan]));
  const known = await readPagesApart(trx, siteScanId);
  for (const [rule, all] of causes) {
    const before = known?.byRule.get(rule) ?? [];
    const isAnyDecided =
      before.length > 0 ||
      all.some(({ verdict }) => verdict) ||
      decided.some(({ pageScan }) =>
        pageScan.issues.some((issue) => issue.rule === rule && issue.verdict),
      );
    if (!isAnyDecided) continue;
    const counts = await readCounts(trx, siteScanId, all);
    const now = new Map(before.map((page) => [page.position, page]));
    for (const { position, url, scan_id: scanId } of pages) {
      const pageScan = scanId === null ? undefined : byScan.get(scanId);
      if (scanId === null || !pageScan) continue;
      const apart = findPartsApart(
        all.flatMap((issue) => {
          const elements = counts.get(issue.fingerprint)?.get(position);
          return elements === undefined ? [] : [{ issue, elements }];
        }),
        pageScan.issues.filter((issue) => issue.rule === rule),
        { position, url, scanId },
      );
      if (apart) now.set(position, apart);
      else now.delete(position);
    }
    await store(trx, siteScanId, rule, [...now.values()]);
  }
}

/** By rule, as they were decided about as a whole; without what only the pages together show. */
async function readCauses(trx: Transaction, siteScanId: string): Promise<Map<string, Issue[]>> {
  const site = await trx
    .selectFrom('scans')
    .innerJoin('scan_results', 'scan_results.scan_id', 'scans.id')
    .select(['scans.user_id', 'scans.finished_at', 'scan_results.bytes'])
    .where('scans.id', '=', siteScanId)
    .where('scans.status', '=', 'completed')
    .executeTakeFirst();
  const stored = site && (await readable(() => unpackResult(site.bytes)));
  if (!site?.finished_at || stored?.status !== 'completed') return new Map();
  const { user_id: userId, finished_at: endedAt } = site;
  const { issues } = await withVerdicts(trx, { userId, endedAt }, stored);
  const ofPages = issues.filter(
    (issue) => issue.splitFrom === undefined && !isOfPagesTogether(issue),
  );
  return Map.groupBy(ofPages, ({ rule }) => rule);
}

/** By cause and page. */
async function readCounts(
  trx: Transaction,
  siteScanId: string,
  causes: readonly Issue[],
): Promise<Map<string, Map<number, number>>> {
  const rows = await trx
    .selectFrom('site_causes')
    .select(['fingerprint', 'bytes'])
    .where('site_scan_id', '=', siteScanId)
    .where(
      'fingerprint',
      'in',
      causes.map(({ fingerprint }) => fingerprint),
    )
    .execute();
  const counts = new Map<string, Map<number, number>>();
  for (const { fingerprint, bytes } of rows) {
    const list = await readable(() => unpackCausePages(bytes));
    const pages = list?.pages ?? [];
    counts.set(fingerprint, new Map(pages.map(({ position, elements }) => [position, elements])));
  }
  return counts;
}

async function store(
  trx: Transaction,
  siteScanId: string,
  rule: string,
  pages: readonly PageApart[],
): Promise<void> {
  if (pages.length === 0) {
    await trx
      .deleteFrom('site_pages_apart')
      .where('site_scan_id', '=', siteScanId)
      .where('rule', '=', rule)
      .execute();
    return;
  }
  const kept = pages
    .toSorted((a, b) => a.position - b.position)
    .map((page, at) =>
      at < pagesWithExamples
        ? page
        : { ...page, parts: page.parts.map((part) => ({ ...part, nodes: [] })) },
    );
  const bytes = await packPagesApart(kept);
  await trx
    .insertInto('site_pages_apart')
    .values({ site_scan_id: siteScanId, rule, bytes })
    .onConflict((conflict) => conflict.columns(['site_scan_id', 'rule']).doUpdateSet({ bytes }))
    .execute();
}
