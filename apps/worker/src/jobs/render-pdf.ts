import { AppError } from '@curbcut/model/errors';
import { jobs, type JobRun } from '@curbcut/queue';
import { pdfFooterTemplate, renderHtmlReport } from '@curbcut/report';
import type { Scanner } from '@curbcut/scanner';
import {
  failReportFile,
  readReportInput,
  type ReportInput,
  storeReportFile,
} from '@curbcut/services/reports';
import type { ServiceContext } from '@curbcut/services/kernel';

export interface RenderPdfParts {
  ctx: ServiceContext;
  scanner: Pick<Scanner, 'printPdf'>;
}

/** Prints a scan's report as a tagged PDF and stores it; somebody waits for it. */
export function renderPdf({ ctx, scanner }: RenderPdfParts) {
  return async ({ payload, attempt, signal }: JobRun<{ scanId: string }>): Promise<void> => {
    const { scanId } = payload;
    const input = await readInput(ctx, scanId);
    if (!input) return;
    try {
      const html = renderHtmlReport({
        report: input.report,
        ...(input.screenshot ? { screenshot: input.screenshot } : {}),
        siteUrl: ctx.config.publicUrl,
        generatedAt: ctx.now(),
        medium: 'print',
        takesVerdicts: input.takesVerdicts,
        siteScores: input.siteScores,
      });
      const bytes = await scanner.printPdf(html, { footerHtml: pdfFooterTemplate(input.report) });
      await storeReportFile({ ctx, input: { scanId, format: 'pdf', bytes } });
    } catch (error) {
      if (signal.aborted || attempt <= jobs.renderPdf.retryLimit) throw error;
      ctx.log.error({ error, scanId }, 'A PDF could not be made');
      await failReportFile({ ctx, input: { scanId, format: 'pdf', error: String(error) } });
    }
  };
}

/** Null when the scan was deleted meanwhile. */
async function readInput(ctx: ServiceContext, scanId: string): Promise<ReportInput | null> {
  try {
    return await readReportInput({ ctx, input: { scanId, reader: 'product' } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
