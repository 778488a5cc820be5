import { createContext, use } from 'react';
import type { ReportFormat } from '@curbcut/model/reports';

/** How a scan's criteria and reports are reached: by its id, through a shared link, or as the sample. */
export interface ScanAccess {
  criteriaPath: string;
  reportPath: (format: ReportFormat) => string;
  /** Opens without a token: the URL itself is the permission. */
  openHtmlAt: string | null;
  /** It is stored nowhere, so there is no PDF of it, and its page is on no website. */
  isSample: boolean;
}

export function accessById(scanId: string): ScanAccess {
  const path = `/scan/${encodeURIComponent(scanId)}`;
  return {
    criteriaPath: `${path}/criteria`,
    reportPath: (format) => `${path}/report?format=${encodeURIComponent(format)}`,
    openHtmlAt: null,
    isSample: false,
  };
}

export function accessByLink(token: string): ScanAccess {
  return { ...openAccess(`/shared/${encodeURIComponent(token)}`), isSample: false };
}

export const sampleAccess: ScanAccess = { ...openAccess('/sample'), isSample: true };

function openAccess(path: string): Omit<ScanAccess, 'isSample'> {
  const report = `${path}/report?format=`;
  return {
    criteriaPath: `${path}/criteria`,
    reportPath: (format) => report + encodeURIComponent(format),
    openHtmlAt: `${report}html`,
  };
}

export const ScanAccessContext = createContext<ScanAccess | null>(null);

export function useScanAccess(): ScanAccess {
  const access = use(ScanAccessContext);
  if (!access) throw new Error('Reports are shown outside of a scan');
  return access;
}
