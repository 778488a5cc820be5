import { errorMessages, limits, scanFileName } from '@curbcut/contracts';
import { ApiError, apiUrl, fetchFile } from '../../../lib/api-client.ts';
import { openWindow } from '../../../lib/open-window.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { openHtmlReport as openByLink } from '../../reports/api/open-html-report.ts';
import { PopupBlockedError } from '../../reports/report-failure.ts';
import type { ReportDownload } from '../report-formats.ts';
import type { ScanAccess } from '../scan-access.ts';

/** Saves a report as a file. Throws an error with a sentence for people. */
export async function downloadReport(
  access: ScanAccess,
  scanId: string,
  report: ReportDownload,
): Promise<void> {
  try {
    const file = await fetchReport(access, report);
    saveFile(file, scanFileName(scanId, report.format));
  } catch (cause) {
    throw new Error(`Failed to download ${report.name} report: ${sentence(cause)}`, { cause });
  }
}

/** A PDF that the server cannot make is drawn by the browser, from the HTML report. */
async function fetchReport(access: ScanAccess, { format, timeoutMs }: ReportDownload) {
  try {
    return await fetchFile(access.reportPath(format), timeoutMs);
  } catch (error) {
    const isServersTrouble =
      error instanceof ApiError && (error.code === 'REPORT_FAILED' || error.code === 'UNAVAILABLE');
    if (format !== 'pdf' || !isServersTrouble) throw error;
    const html = await fetchFile(access.reportPath('html'), limits.pdfWaitMs);
    const { drawPdf } = await import('../../reports/draw-pdf.ts');
    return drawPdf(await html.text());
  }
}

/** Opens the HTML report in a new window. Throws an error with a sentence for people. */
export async function openHtmlReport(access: ScanAccess, scanId: string): Promise<void> {
  try {
    if (access.openHtmlAt === null) return await openByLink(scanId);
    const opened = openWindow();
    if (!opened) throw new PopupBlockedError();
    opened.location.replace(apiUrl(access.openHtmlAt));
  } catch (cause) {
    if (cause instanceof PopupBlockedError) throw cause;
    throw new Error(`Failed to load HTML report: ${sentence(cause)}`, { cause });
  }
}

function sentence(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : errorMessages.server;
}
