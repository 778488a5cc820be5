import { AppError, errorMessages } from '@curbcut/model/errors';
import { placeOfCause } from '@curbcut/model/causes';
import { isToDo, type ChangedIssue, type Issue } from '@curbcut/model/scan';
import type { CompareAnswer, CompareRequest, ComparedIssue } from '@curbcut/wire/dashboard';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import {
  findCompletedScan,
  findEarlierScans,
  findPagesLookedAgain,
  comparePageScans,
  type CompletedScan,
  haveSameAddresses,
  isKept,
  openBySeverity,
  ownScans,
  selectListItems,
  toListItem,
} from '../results/index.ts';
import { findOwnUrl } from './find-own-url.ts';
import { toCategoryScores } from './to-category-scores.ts';

type Subject = CompareAnswer['subjects'][number];

/**
 * The viewer's websites side by side by their latest completed scans, or two scans; two scans of one page with what
 * changed between them. Throws NOT_FOUND for a scan that is not the viewer's, NOT_READY for one without a result.
 */
export async function compareScans({
  ctx,
  input: { viewer, request },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; request: CompareRequest };
}): Promise<CompareAnswer> {
  const { urls = [], scan_ids: scanIds } = request;
  if (scanIds) return compareTwoScans(ctx, viewer, scanIds);
  const subjects = urls.map(async (url) => {
    const canonical = await findOwnUrl(ctx.db, viewer.userId, url);
    const latest = await findLatestScanId(ctx, viewer, canonical);
    return latest === undefined ? withoutScan(canonical) : readSubject(ctx, viewer, latest);
  });
  return { subjects: await Promise.all(subjects), difference: null };
}

async function compareTwoScans(
  ctx: ServiceContext,
  viewer: Viewer,
  scanIds: readonly string[],
): Promise<CompareAnswer> {
  const subjects: Subject[] = [];
  for (const scanId of scanIds) subjects.push(await readSubject(ctx, viewer, scanId));
  // A page and the site that begins with it have one URL, and nothing to compare.
  const kinds = new Set(subjects.map(({ url, scan }) => `${scan?.scan_type} ${url}`));
  const [one, other] = scanIds;
  const isSameChoice = one && other ? await haveSameAddresses(ctx.db, one, other) : true;
  if (kinds.size > 1 || !isSameChoice) return { subjects, difference: null };
  const isSite = subjects[0]?.scan?.scan_type === 'site';
  return { subjects, difference: await differ(ctx, scanIds, isSite) };
}

async function differ(
  ctx: ServiceContext,
  scanIds: readonly string[],
  isSite: boolean,
): Promise<CompareAnswer['difference']> {
  const scans: CompletedScan[] = [];
  for (const scanId of scanIds) {
    const found = await findCompletedScan(ctx.db, scanId);
    if (found) scans.push(found);
  }
  scans.sort((a, b) => (a.finishedAt?.getTime() ?? 0) - (b.finishedAt?.getTime() ?? 0));
  const [older, newer] = scans;
  if (!older || !newer) return null;
  const difference = comparePageScans(older.pageScan, newer.pageScan, {
    lookedAgain: isSite
      ? await findPagesLookedAgain(ctx.db, older.scanId, newer.scanId)
      : undefined,
    earlier: await findEarlierScans(ctx.db, older.scanId),
  });
  const before = new Map(
    older.pageScan.issues.map(({ fingerprint, nodesTotal }) => [fingerprint, nodesTotal]),
  );
  const changed = new Map(difference.changed.map((issue) => [issue.fingerprint, issue]));
  return {
    older_scan_id: older.scanId,
    newer_scan_id: newer.scanId,
    new: difference.new.filter(isToDo).map(toComparedIssue),
    came_back: difference.cameBack.filter(isToDo).map(toComparedIssue),
    fixed: difference.fixed.map(toComparedIssue),
    unchanged: difference.unchanged.filter(isToDo).map((issue) => ({
      ...toComparedIssue(issue),
      nodes_total_before: before.get(issue.fingerprint) ?? issue.nodesTotal,
      ...toElements(changed.get(issue.splitFrom ?? issue.fingerprint)),
    })),
    older_elements: countElements(older),
    newer_elements: countElements(newer),
    notes: difference.notes,
  };
}

function countElements({ pageScan }: CompletedScan): number {
  return pageScan.issues.filter(isToDo).reduce((sum, { nodesTotal }) => sum + nodesTotal, 0);
}

async function findLatestScanId(
  ctx: ServiceContext,
  { userId }: Viewer,
  url: string,
): Promise<string | undefined> {
  const latest = await ownScans(ctx.db, userId)
    .select('scans.id')
    .where('scans.url', '=', url)
    .where('scans.status', '=', 'completed')
    .orderBy('scans.finished_at', (by) => by.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return latest?.id;
}

async function readSubject(ctx: ServiceContext, viewer: Viewer, scanId: string): Promise<Subject> {
  const row = await selectListItems(ctx.db)
    .select(['scans.category_scores', 'scans.severity_counts', 'scans.ignored', 'scans.standard'])
    .where('scans.id', '=', scanId)
    .where('scans.user_id', '=', viewer.userId)
    .where(isKept)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  if (row.status !== 'completed') {
    throw new AppError('NOT_READY', 'Only scans that have a result can be compared.');
  }
  return {
    url: row.url,
    scan: toListItem(row),
    standard: row.standard,
    categories: toCategoryScores(row.category_scores),
    severity_counts: openBySeverity(row) ?? noIssues,
  };
}

const noIssues = { critical: 0, serious: 0, moderate: 0, minor: 0 };

function withoutScan(url: string): Subject {
  return { url, scan: null, standard: null, categories: [], severity_counts: noIssues };
}

function toElements(changed: ChangedIssue | undefined) {
  if (!changed) return {};
  const { newElements, cameBackElements, fixedElements } = changed;
  return {
    new_elements: newElements,
    came_back_elements: cameBackElements,
    fixed_elements: fixedElements,
  };
}

function toComparedIssue(issue: Issue): ComparedIssue {
  const { fingerprint, title, impact, category, wcag, nodesTotal } = issue;
  return {
    fingerprint,
    title,
    place: placeOfCause(issue),
    impact,
    category,
    wcag,
    nodes_total: nodesTotal,
  };
}
