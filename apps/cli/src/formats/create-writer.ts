import { randomUUID } from 'node:crypto';
import { type PageScan, type ScanRecord, type Screenshot, toScanRecord } from '@curbcut/contracts';
import { renderHtmlReport } from '@curbcut/report';
import type { Output } from '../open-output.ts';
import type { Format } from '../parse-arguments.ts';
import { toNdjsonLine } from './to-ndjson-line.ts';
import { toText } from './to-text.ts';

interface Result {
  pageScan: PageScan;
  screenshot: Screenshot | null;
}

/** Takes results as the pages end and prints them in one format. */
export interface Writer {
  add(result: Result): Promise<void>;
  end(): Promise<void>;
}

export function createWriter(format: Format, output: Output, total: number): Writer {
  if (format === 'json') return jsonWriter(output, total);
  return { add: async (result) => output.write(render(format, result)), end: async () => {} };
}

function render(format: Exclude<Format, 'json'>, result: Result): string {
  if (format === 'ndjson') return toNdjsonLine(result.pageScan);
  if (format === 'text') return toText(result.pageScan);
  const record = toRecord(result);
  return renderHtmlReport({
    record,
    ...(result.screenshot ? { screenshot: result.screenshot } : {}),
    generatedAt: new Date(),
    medium: 'screen',
  });
}

/** One record for one address, a list for several. */
function jsonWriter(output: Output, total: number): Writer {
  const records: ScanRecord[] = [];
  return {
    add: async (result) => {
      records.push(toRecord(result));
    },
    end: () => output.write(`${JSON.stringify(total === 1 ? records[0] : records, null, 2)}\n`),
  };
}

function toRecord({ pageScan, screenshot }: Result): ScanRecord {
  const requestedAt = new Date(pageScan.startedAt);
  return toScanRecord({
    scanId: randomUUID(),
    url: pageScan.url,
    status: pageScan.status,
    requestedAt,
    finishedAt: new Date(requestedAt.getTime() + pageScan.durationMs),
    expiresAt: null,
    pageScan,
    screenshot: screenshot && {
      url: '',
      width: screenshot.width,
      height: screenshot.height,
      scale: screenshot.scale,
      truncated: screenshot.truncated,
    },
    error: null,
  });
}
