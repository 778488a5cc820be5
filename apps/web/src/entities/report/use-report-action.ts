import { reportFileName } from '@curbcut/model/text';
import type { ListedScan } from '@curbcut/wire/read';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toast-queue.ts';
import { accessById } from './scan-access.ts';
import { downloadJson } from './api/download-json.ts';
import { fetchPdf } from './api/fetch-pdf.ts';
import { openHtmlReport } from './api/open-html-report.ts';
import { reportFailure } from './report-failure.ts';
import type { ReportKind } from './report-kinds.ts';

export interface ReportAction {
  kind: Exclude<ReportKind, 'business'>;
  scan: Pick<ListedScan, 'url'> & { scan_id: string };
}

/** Downloads or opens a report; what goes wrong is said in a toast. */
export function useReportAction(): { run: (action: ReportAction) => void; isPending: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: perform,
    onError: (error, { kind }) => showToast('error', reportFailure(kind, error)),
  });
  return { run: mutate, isPending };
}

async function perform({ kind, scan }: ReportAction): Promise<void> {
  if (kind === 'html') return openHtmlReport(scan.scan_id);
  const fileName = reportFileName({ url: scan.url, scanId: scan.scan_id }, kind);
  if (kind === 'json') return downloadJson(scan.scan_id, fileName);
  saveFile(await fetchPdf(accessById(scan.scan_id).reportPath), fileName);
}
