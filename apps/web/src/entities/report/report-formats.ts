import type { ReportFormat } from '@curbcut/model/reports';
import { Braces, FileDown, ScanSearch, Table, type LucideIcon } from 'lucide-react';

export interface ReportDownload {
  format: ReportFormat;
  name: string;
  detail: string;
  Icon: LucideIcon;
}

/** The Download menu: every format but HTML, which has a button of its own. */
export const reportDownloads: readonly ReportDownload[] = [
  {
    format: 'pdf',
    name: 'PDF',
    detail: 'Tagged PDF, A4',
    Icon: FileDown,
  },
  {
    format: 'csv',
    name: 'CSV',
    detail: 'For spreadsheets, one row an element',
    Icon: Table,
  },
  {
    format: 'json',
    name: 'JSON',
    detail: 'Every finding, for your tools',
    Icon: Braces,
  },
  {
    format: 'sarif',
    name: 'SARIF',
    detail: 'For code scanning and CI',
    Icon: ScanSearch,
  },
];
