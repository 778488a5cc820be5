import type { ScanReport } from '@curbcut/model/scan';
import { readSample } from './read-sample.ts';

/** The report of the sample. */
export function getSampleScan(): Promise<ScanReport> {
  return readSample();
}
