import { limits } from '@curbcut/model/limits';
import { scanFileName } from '@curbcut/model/text';
import { apiUrl, fetchFile } from '../../../lib/api-client.ts';
import { openWindow } from '../../../lib/open-window.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchPdf } from './fetch-pdf.ts';
import { openHtmlReport as openByLink } from './open-html-report.ts';
import { PopupBlockedError, downloadFailure, openFailure } from '../report-failure.ts';
import type { ReportDownload } from '../report-formats.ts';
import type { ScanAccess } from '../scan-access.ts';

/** Saves a report as a file. Throws an error with a sentence for people. */
export async function downloadReport(
  access: ScanAccess,
  scanId: string,
  report: ReportDownload,
): Promise<void> {
  try {
    const file = await (report.format === 'pdf'
      ? fetchPdf(access.reportPath)
      : fetchFile(access.reportPath(report.format), limits.pdfWaitMs));
    saveFile(file, scanFileName(scanId, report.format));
  } catch (cause) {
    throw new Error(downloadFailure(report, cause), { cause });
  }
}

/** Opens the HTML report in a new window, and the browser’s dialog for printing if it is to be printed. Throws an error with a sentence for people. */
export async function openHtmlReport(
  access: ScanAccess,
  scanId: string,
  how: { print?: boolean } = {},
): Promise<void> {
  try {
    if (access.openHtmlAt === null) return await openByLink(scanId, how);
    const opened = openWindow();
    if (!opened) throw new PopupBlockedError();
    opened.location.replace(apiUrl(access.openHtmlAt + (how.print ? '&print=true' : '')));
  } catch (cause) {
    throw new Error(openFailure(cause), { cause });
  }
}
