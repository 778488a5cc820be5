import { unpackResult } from '@curbcut/db';
import { composeScanReport, defaultStandard, type ScanReport } from '@curbcut/model/scan';
import { guideOf } from '@curbcut/rules';
import { criteriaTested } from '@curbcut/rules/coverage';
import { readFile } from 'node:fs/promises';
import { SampleFacts } from './sample-facts.ts';

/** As `npm run make:sample` recorded it. */
const recording = new URL('recording/', import.meta.url);

const sampleScanId = 'sample';

/** The sample as a scan that was read. Throws a StoredDataError when its file is damaged. */
export async function readSample(): Promise<ScanReport> {
  const facts = await readSampleFacts();
  const pageScan = await unpackResult(await readRecorded('result.json.zst'));
  return composeScanReport({
    scanId: sampleScanId,
    url: pageScan.url,
    scanType: 'single_page',
    standard: defaultStandard,
    interaction: true,
    status: pageScan.status,
    cancelled: false,
    requestedAt: pageScan.startedAt,
    finishedAt: new Date(Date.parse(pageScan.startedAt) + pageScan.durationMs).toISOString(),
    expiresAt: null,
    pageScan,
    criteriaTested: pageScan.status === 'completed' ? criteriaTested(pageScan) : null,
    screenshot: { ...facts.screenshot, url: '/sample/screenshot' },
    pictureUrl: (name) => `/sample/pictures/${name}`,
    error: null,
    comparison: null,
    scheduleId: null,
    parentScanId: null,
    guideOf,
  });
}

export async function readSampleFacts(): Promise<SampleFacts> {
  return SampleFacts.parse(JSON.parse((await readRecorded('facts.json')).toString('utf8')));
}

/** The file of a picture, WebP: of the whole page, or of a state by its name, which must be known. */
export function readRecordedPicture(name: string | null): Promise<Buffer> {
  return readRecorded(name === null ? 'page.webp' : `pictures/${name}.webp`);
}

function readRecorded(file: string): Promise<Buffer> {
  return readFile(new URL(file, recording));
}
