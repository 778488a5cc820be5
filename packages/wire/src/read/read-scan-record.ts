import type { ScanRecord } from '../scan/scan-record.ts';
import { toWireRecord } from '../scan/to-wire-record.ts';
import { readScanReport } from './read-scan-report.ts';

/** A scan record in any spelling as the canonical one. Null when it is no scan of ours at all. */
export function readScanRecord(answer: unknown): ScanRecord | null {
  const report = readScanReport(answer);
  return report && toWireRecord(report);
}
