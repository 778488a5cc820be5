import { AppError } from '@curbcut/model/errors';
import type { ReportFormat } from '@curbcut/model/reports';
import { reportFileName } from '@curbcut/model/text';
import {
  printScriptSource,
  renderCsvReport,
  renderHtmlReport,
  renderJsonReport,
  renderSarifReport,
  renderSummary,
} from '@curbcut/report';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { getPdf } from './get-pdf.ts';
import type { ReportInput } from './read-report-input.ts';

export interface ReportAnswer {
  mediaType: string;
  fileName: string;
  body: string | Uint8Array;
  disposition: 'attachment' | 'inline';
  /** Of the one script that a report has which prints itself, as a policy names it. */
  scriptSource?: string;
}

/** A format, or the HTML report that opens the browser’s dialog for printing. */
export type WantedReport = ReportFormat | 'summary' | 'print';

/**
 * Reads a scan and makes a report of it, in its turn. Throws NOT_READY while the scan has not ended, UNAVAILABLE while
 * too many reports are made, REPORT_FAILED, and what `readInput` throws.
 */
export async function answerReport(
  ctx: ServiceContext,
  readInput: () => Promise<ReportInput>,
  format: WantedReport,
): Promise<ReportAnswer> {
  const answer = async () => makeReport(ctx, await readInput(), format);
  // A PDF is made by a worker, in the turn of its queue.
  return format === 'pdf' ? answer() : ctx.reportTurns(answer);
}

async function makeReport(
  ctx: ServiceContext,
  { report, screenshot, statePictures, scanPath, takesVerdicts, siteScores }: ReportInput,
  format: WantedReport,
): Promise<ReportAnswer> {
  if (report.finishedAt === null) {
    throw new AppError(
      'NOT_READY',
      'The scan has not finished yet. Its report comes with the result.',
      {
        retryAfterSeconds: 5,
      },
    );
  }
  switch (format) {
    case 'json':
      return {
        mediaType: 'application/json; charset=utf-8',
        fileName: reportFileName(report, 'json'),
        body: renderJsonReport(report),
        disposition: 'attachment',
      };
    case 'html':
    case 'print':
      return {
        mediaType: 'text/html; charset=utf-8',
        fileName: reportFileName(report, 'html'),
        body: renderHtmlReport({
          report,
          ...(screenshot ? { screenshot } : {}),
          statePictures: await statePictures(),
          ...(scanPath === null ? {} : { scanUrl: ctx.config.publicUrl + scanPath }),
          siteUrl: ctx.config.publicUrl,
          generatedAt: ctx.now(),
          medium: 'screen',
          takesVerdicts,
          siteScores,
          printsItself: format === 'print',
        }),
        disposition: 'inline',
        ...(format === 'print' ? { scriptSource: printScriptSource } : {}),
      };
    case 'pdf':
      return {
        mediaType: 'application/pdf',
        fileName: reportFileName(report, 'pdf'),
        body: await getPdf(ctx, report.scanId),
        disposition: 'attachment',
      };
    case 'csv':
      return {
        mediaType: 'text/csv; charset=utf-8',
        fileName: reportFileName(report, 'csv'),
        body: renderCsvReport(report),
        disposition: 'attachment',
      };
    case 'sarif':
      return {
        mediaType: 'application/sarif+json',
        fileName: reportFileName(report, 'sarif'),
        body: renderSarifReport(report),
        disposition: 'attachment',
      };
    case 'summary':
      return {
        mediaType: 'application/json; charset=utf-8',
        fileName: reportFileName(report, 'summary.json'),
        body: JSON.stringify(renderSummary(report)),
        disposition: 'inline',
      };
  }
}
