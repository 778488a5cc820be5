import { placePictures, type ScanReport } from '@curbcut/model/scan';

/** What the holder of a link sees: the result, without a way to anything else of its owner's. */
export function toSharedReport(report: ScanReport, token: string): ScanReport {
  const { result } = report;
  return {
    ...report,
    result: result && {
      ...result,
      issues: placePictures(result.issues, (name) => `/shared/${token}/pictures/${name}`),
    },
    scheduleId: null,
    parentScanId: null,
    screenshot: report.screenshot && {
      ...report.screenshot,
      url: `/shared/${token}/screenshot`,
    },
  };
}
