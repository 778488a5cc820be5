import { limits } from '@curbcut/contracts';
import { Braces, FileDown, type LucideIcon } from 'lucide-react';

export interface ReportFormat {
  /** The value of the API's `format` parameter, and the file's extension. */
  format: string;
  name: string;
  detail: string;
  timeoutMs: number;
  Icon: LucideIcon;
}

/** The Download menu; a format is added here once the API makes it. */
export const reportFormats: readonly ReportFormat[] = [
  {
    format: 'pdf',
    name: 'PDF',
    detail: 'Tagged PDF, A4',
    timeoutMs: limits.pdfWaitMs * 2,
    Icon: FileDown,
  },
  {
    format: 'json',
    name: 'JSON',
    detail: 'Every finding, for your tools',
    timeoutMs: limits.pdfWaitMs,
    Icon: Braces,
  },
];
