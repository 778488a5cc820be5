import type { ScanRecord } from '@curbcut/contracts';

/** The canonical record as indented JSON, ending in a newline. */
export function renderJsonReport(record: ScanRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
