import { createContext, use } from 'react';
import type { ReportFormat } from '@curbcut/model/reports';

/** How a scan's picture and reports are reached: by its id, or through a shared link. */
export interface ScanAccess {
  reportPath: (format: ReportFormat) => string;
  /** Opens without a token: the URL itself is the permission. */
  openHtmlAt: string | null;
}

export function accessById(scanId: string): ScanAccess {
  const path = `/scan/${encodeURIComponent(scanId)}`;
  return {
    reportPath: (format) => `${path}/report?format=${encodeURIComponent(format)}`,
    openHtmlAt: null,
  };
}

export function accessByLink(token: string): ScanAccess {
  const path = `/shared/${encodeURIComponent(token)}/report?format=`;
  return { reportPath: (format) => path + encodeURIComponent(format), openHtmlAt: `${path}html` };
}

export const ScanAccessContext = createContext<ScanAccess | null>(null);

export function useScanAccess(): ScanAccess {
  const access = use(ScanAccessContext);
  if (!access) throw new Error('Reports are shown outside of a scan');
  return access;
}
