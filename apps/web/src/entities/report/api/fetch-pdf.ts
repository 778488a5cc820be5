import { type AppErrorCode } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { ApiError, fetchFile } from '../../../lib/api-client.ts';
import { NoHtmlReportError } from '../report-failure.ts';

const cannotRender: readonly string[] = ['REPORT_FAILED', 'UNAVAILABLE'] satisfies AppErrorCode[];

/**
 * The PDF report of a scan: the server's tagged one, or, when the server cannot make one, one that the browser draws
 * from the HTML report. Throws `ApiError`, `NoHtmlReportError`, or what the drawing threw.
 */
export async function fetchPdf(reportPath: (format: 'pdf' | 'html') => string): Promise<Blob> {
  try {
    return await fetchFile(reportPath('pdf'), 2 * limits.pdfWaitMs);
  } catch (error) {
    if (!isServersTrouble(error)) throw error;
    const html = await fetchHtml(reportPath('html'));
    const { drawPdf } = await import('../draw-pdf.ts');
    return drawPdf(await html.text());
  }
}

async function fetchHtml(path: string): Promise<Blob> {
  try {
    return await fetchFile(path, limits.pdfWaitMs);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status === 0) throw cause;
    throw new NoHtmlReportError(cause.status, { cause });
  }
}

function isServersTrouble(error: unknown): boolean {
  return error instanceof ApiError && error.code !== null && cannotRender.includes(error.code);
}
