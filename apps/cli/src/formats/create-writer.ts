import { randomUUID } from 'node:crypto';
import {
  type PageScan,
  type Screenshot,
  type Standard,
  type TakenPicture,
} from '@curbcut/model/scan';
import { composeScanReport, type ScanReport } from '@curbcut/model/scan';
import { type PageScanLine, toPageScanLine } from '@curbcut/wire/scan';
import { renderCsvReport, renderHtmlReport, renderSarifReport } from '@curbcut/report';
import { guideOf } from '@curbcut/rules';
import { criteriaTested } from '@curbcut/rules/coverage';
import type { Output } from '../open-output.ts';
import type { Format } from '../parse-arguments.ts';
import { escapeControls } from './escape-controls.ts';
import { toNdjsonLine } from './to-ndjson-line.ts';
import { toText } from './to-text.ts';

interface Result {
  pageScan: PageScan;
  screenshot: Screenshot | null;
  /** Of states of the page, as its issues name them. */
  pictures: readonly TakenPicture[];
  /** Whether the page was to be used. */
  interaction: boolean;
}

/** Takes results as the pages end and prints them in one format. */
export interface Writer {
  add(result: Result): Promise<void>;
  end(): Promise<void>;
}

/** `standard`: what the pages are judged by. */
export function createWriter(format: Format, output: Output, standard: Standard): Writer {
  if (format === 'json') return jsonWriter(output);
  if (format === 'csv') return csvWriter(output, standard);
  if (format === 'sarif') return sarifWriter(output, standard);
  return {
    add: async (result) => output.write(render(format, result, standard)),
    end: async () => {},
  };
}

function render(format: 'text' | 'ndjson' | 'html', result: Result, standard: Standard): string {
  if (format === 'ndjson') return toNdjsonLine(result.pageScan);
  if (format === 'text') return toText(result.pageScan);
  return renderHtmlReport({
    report: toReport(result, standard),
    ...(result.screenshot ? { screenshot: result.screenshot } : {}),
    statePictures: new Map(result.pictures.map((picture) => [picture.name, picture])),
    generatedAt: new Date(),
    medium: 'screen',
  });
}

/** A list of what `ndjson` has on its lines. */
function jsonWriter(output: Output): Writer {
  const lines: PageScanLine[] = [];
  return {
    add: async ({ pageScan }) => {
      lines.push(toPageScanLine(pageScan));
    },
    end: () => output.write(`${escapeControls(JSON.stringify(lines, null, 2))}\n`),
  };
}

/** The rows of all pages under one header. */
function csvWriter(output: Output, standard: Standard): Writer {
  let header = true;
  return {
    add: (result) => {
      const rows = renderCsvReport(toReport(result, standard), { header });
      header = false;
      return output.write(rows);
    },
    end: async () => {},
  };
}

/** One log with a run for each page. */
function sarifWriter(output: Output, standard: Standard): Writer {
  const reports: ScanReport[] = [];
  return {
    add: async (result) => {
      reports.push(toReport(result, standard));
    },
    end: () => output.write(renderSarifReport(...reports)),
  };
}

function toReport({ pageScan, screenshot, interaction }: Result, standard: Standard): ScanReport {
  const { startedAt, durationMs } = pageScan;
  return composeScanReport({
    scanId: randomUUID(),
    url: pageScan.url,
    scanType: 'single_page',
    standard,
    interaction,
    status: pageScan.status,
    cancelled: false,
    requestedAt: startedAt,
    finishedAt: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    expiresAt: null,
    pageScan,
    criteriaTested: pageScan.status === 'completed' ? criteriaTested(pageScan) : null,
    screenshot: screenshot && {
      url: '',
      width: screenshot.width,
      height: screenshot.height,
      scale: screenshot.scale,
      truncated: screenshot.truncated,
    },
    error: null,
    comparison: null,
    scheduleId: null,
    parentScanId: null,
    guideOf,
    // Only the report in HTML shows them, and holds them itself.
    pictureUrl: () => '',
  });
}
