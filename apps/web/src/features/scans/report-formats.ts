import { limits, type ReportFormat } from '@curbcut/contracts';
import { Braces, FileDown, ScanSearch, Table, type LucideIcon } from 'lucide-react';

export interface ReportDownload {
  format: ReportFormat;
  name: string;
  detail: string;
  timeoutMs: number;
  Icon: LucideIcon;
}

/** The Download menu: every format but HTML, which has a button of its own. */
export const reportDownloads: readonly ReportDownload[] = [
  {
    format: 'pdf',
    name: 'PDF',
    detail: 'Tagged PDF, A4',
    timeoutMs: limits.pdfWaitMs * 2,
    Icon: FileDown,
  },
  {
    format: 'csv',
    name: 'CSV',
    detail: 'For spreadsheets, one row an element',
    timeoutMs: limits.pdfWaitMs,
    Icon: Table,
  },
  {
    format: 'json',
    name: 'JSON',
    detail: 'Every finding, for your tools',
    timeoutMs: limits.pdfWaitMs,
    Icon: Braces,
  },
  {
    format: 'sarif',
    name: 'SARIF',
    detail: 'For code scanning and CI',
    timeoutMs: limits.pdfWaitMs,
    Icon: ScanSearch,
  },
];
