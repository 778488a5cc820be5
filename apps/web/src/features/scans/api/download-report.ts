import { errorMessages, scanFileName, type ReportFormat } from '@curbcut/contracts';
import { apiUrl, fetchFile } from '../../../lib/api-client.ts';
import type { ReportDownload } from '../report-formats.ts';

function reportPath(scanId: string, format: ReportFormat): string {
  return `/scan/${encodeURIComponent(scanId)}/report?format=${encodeURIComponent(format)}`;
}

/** Saves a report as a file. Throws an error with a sentence for people. */
export async function downloadReport(scanId: string, report: ReportDownload): Promise<void> {
  try {
    const file = await fetchFile(reportPath(scanId, report.format), report.timeoutMs);
    saveFile(file, scanFileName(scanId, report.format));
  } catch (cause) {
    throw new Error(`Failed to download ${report.name} report: ${sentence(cause)}`, { cause });
  }
}

/** Opens the HTML report in a new window. Throws an error with a sentence for people. */
export async function openHtmlReport(scanId: string): Promise<void> {
  const page = window.open('', '_blank');
  if (!page) throw new Error(errorMessages.popupBlocked);
  page.opener = null;
  try {
    await fetchFile(reportPath(scanId, 'html'), 30_000);
    page.location.replace(apiUrl(reportPath(scanId, 'html')));
  } catch (cause) {
    page.close();
    throw new Error(`Failed to load HTML report: ${sentence(cause)}`, { cause });
  }
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
