import { limits } from '@curbcut/model/limits';
import { fetchFile } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Saves the JSON report of a scan. Throws `ApiError`. */
export async function downloadJson(scanId: string, fileName: string): Promise<void> {
  const path = `/api/reports/download/${encodeURIComponent(scanId)}`;
  saveFile(await fetchFile(path, limits.pdfWaitMs), fileName);
}
