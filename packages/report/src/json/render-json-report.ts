import type { ScanRecord } from '@curbcut/wire/scan';
import { limitElements } from '../size/limit-elements.ts';

/** Its names, braces and indentation. */
const bytesAroundElement = 450;
const bytesAroundIssue = 250;

/** The canonical record as indented JSON, ending in a newline; of very many elements as many as 10 MB hold. */
export function renderJsonReport(record: ScanRecord): string {
  const limited = limitElements(record, {
    bytesOf: () => bytesAroundElement,
    issueBytesOf: (issue) =>
      bytesAroundIssue + Buffer.byteLength(JSON.stringify({ ...issue, nodes: [] })),
  });
  return `${JSON.stringify(limited, null, 2)}\n`;
}
