import { limits, type AppErrorCode } from '@curbcut/contracts';
import { ApiError, fetchFile } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

const cannotRender: readonly string[] = ['REPORT_FAILED', 'UNAVAILABLE'] satisfies AppErrorCode[];

/**
 * Saves the PDF report of a scan: the server's tagged one, or, when the server cannot make one, one that the browser
 * draws from the HTML report. Throws `ApiError`, or what the drawing threw.
 */
export async function downloadPdf(scanId: string, fileName: string): Promise<void> {
  const reportPath = `/scan/${encodeURIComponent(scanId)}/report`;
  try {
    saveFile(await fetchFile(`${reportPath}?format=pdf`, 2 * limits.pdfWaitMs), fileName);
  } catch (error) {
    if (!isServersTrouble(error)) throw error;
    const html = await fetchFile(`${reportPath}?format=html`, limits.pdfWaitMs);
    const { drawPdf } = await import('../draw-pdf.ts');
    saveFile(await drawPdf(await html.text()), fileName);
  }
}

function isServersTrouble(error: unknown): boolean {
  return error instanceof ApiError && error.code !== null && cannotRender.includes(error.code);
}
