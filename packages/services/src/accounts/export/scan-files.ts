import { AppError, errorMessages } from '@curbcut/model/errors';
import type { ScanReport } from '@curbcut/model/scan';
import { renderHtmlReport, renderJsonReport } from '@curbcut/report';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import {
  findScan,
  readScreenshot,
  readSiteScores,
  readStatePictures,
} from '../../results/index.ts';
import { jsonFile, textFile } from './account-files.ts';
import type { ZipEntry } from './zip-archive.ts';

const scansPerList = 500;

/** A person's scans, newest first: lists of them, and each one's record, report and screenshot. */
export async function* scanFiles(ctx: ServiceContext, viewer: Viewer): AsyncGenerator<ZipEntry> {
  let after: { requested_at: Date; id: string } | undefined;
  for (let list = 1; ; list += 1) {
    const scans = await listScans(ctx, viewer.userId, after);
    yield jsonFile(`scans/list-${list}.json`, scans, ctx.now());
    for (const { id, status } of scans) {
      if (status === 'completed' || status === 'failed') yield* filesOf(ctx, viewer, id);
    }
    after = scans.at(-1);
    if (scans.length < scansPerList) return;
  }
}

async function listScans(
  { db }: ServiceContext,
  userId: string,
  after: { requested_at: Date; id: string } | undefined,
) {
  return db
    .selectFrom('scans')
    .select([
      'id',
      'url',
      'status',
      'scan_type',
      'requested_at',
      'started_at',
      'finished_at',
      'cancelled_at',
    ])
    .select(['overall_score', 'issues_count', 'has_errors', 'error_code', 'error'])
    .select(['requester_name', 'requester_email', 'requester_company'])
    .select(['parent_id', 'schedule_id', 'previous_scan_id', 'new_count', 'fixed_count'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      // Milliseconds: what a JavaScript date can hold of the database's time.
      query.where(
        sql<boolean>`(date_trunc('milliseconds', requested_at), id) < (${after?.requested_at}, ${after?.id})`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', requested_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(scansPerList)
    .execute();
}

async function* filesOf(
  ctx: ServiceContext,
  viewer: Viewer,
  scanId: string,
): AsyncGenerator<ZipEntry> {
  const found = await findReadable(ctx, scanId);
  if (found === 'unreadable') {
    const text = `${errorMessages.resultUnreadable}\n`;
    yield textFile(`scans/${scanId}/unreadable.txt`, text, ctx.now());
    return;
  }
  // It may be deleted while the archive is made.
  if (found?.scan.user_id !== viewer.userId) return;
  const { report } = found;
  const screenshot = await readScreenshot(ctx.db, scanId);
  const folder = `scans/${folderName(report)}`;
  const at = new Date(report.finishedAt ?? report.requestedAt);
  yield textFile(`${folder}/record.json`, renderJsonReport(report, { limit: 'none' }), at);
  const page = renderHtmlReport({
    report,
    ...(screenshot ? { screenshot } : {}),
    statePictures: await readStatePictures(ctx.db, scanId),
    scanUrl: `${ctx.config.publicUrl}/scan/${report.scanId}`,
    siteUrl: ctx.config.publicUrl,
    generatedAt: ctx.now(),
    medium: 'screen',
    takesVerdicts: true,
    siteScores: await readSiteScores(ctx.db, found.scan),
  });
  yield textFile(`${folder}/report.html`, page, at);
  if (!screenshot) return;
  yield {
    name: `${folder}/screenshot.${extensionOf(screenshot.mediaType)}`,
    bytes: screenshot.bytes,
    modifiedAt: at,
    compress: false,
  };
}

/** One scan that can't be read must not keep a person from all the others. */
async function findReadable(ctx: ServiceContext, scanId: string) {
  try {
    return await findScan(ctx.db, scanId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RESULT_UNREADABLE') return 'unreadable';
    throw error;
  }
}

/** `2026-11-21-www.example.org-{id}`: nothing that a file system or a shell takes for more than a name. */
function folderName({ url, requestedAt: date, scanId: id }: ScanReport): string {
  const host = (URL.parse(url)?.hostname ?? '').replaceAll(/[^a-z0-9.-]/g, '-').slice(0, 60);
  return `${date.slice(0, 10)}-${host}-${id}`;
}

function extensionOf(mediaType: string): string {
  return mediaType.replace(/^image\//, '').replaceAll(/[^a-z]/g, '');
}
