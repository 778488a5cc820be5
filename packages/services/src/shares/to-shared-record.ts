import type { ScanRecord } from '@curbcut/wire/scan';

/** What the holder of a link sees: the result, without a way to anything else of its owner's. */
export function toSharedRecord(record: ScanRecord, token: string): ScanRecord {
  return {
    ...record,
    schedule_id: null,
    parent_scan_id: null,
    screenshot: record.screenshot && {
      ...record.screenshot,
      url: `/shared/${token}/screenshot`,
    },
  };
}
