import { PageScanLine } from '@curbcut/wire/scan';
import { goldenPageScan, hostileText, unscoredPageScan } from '@curbcut/testing';
import type { FailedPageScan, PageScan } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import type { Format } from '../parse-arguments.ts';
import { createWriter } from './create-writer.ts';
import { toNdjsonLine } from './to-ndjson-line.ts';
import { toText } from './to-text.ts';

const failure: FailedPageScan = {
  status: 'failed',
  url: 'https://example.org/',
  finalUrl: null,
  startedAt: '2026-11-21T08:00:00.000Z',
  durationMs: 900,
  error: { code: 'DNS_FAILURE', message: 'The website could not be found.' },
};

function hostileScan(): PageScan {
  const scan = goldenPageScan();
  const hostile = `${hostileText('x')}\u009B31m\r\u0085\u2028\u061C\u200F`;
  return {
    ...scan,
    finalUrl: `https://example.org/${hostile}`,
    warnings: [hostile],
    notAssessed: [{ kind: 'frame', target: [hostile], code: 'X', message: hostile }],
    issues: scan.issues.map((issue) => ({
      ...issue,
      nodes: issue.nodes.map((node) => ({
        ...node,
        target: [hostile],
        html: `${hostile}\nScore 100`,
      })),
    })),
  };
}

async function write(format: Format, scans: PageScan[]): Promise<string> {
  let written = '';
  const output = {
    write: async (text: string) => {
      written += text;
    },
    close: async () => {},
  };
  const writer = createWriter(format, output, '2.2-AA');
  for (const pageScan of scans)
    await writer.add({ pageScan, screenshot: null, pictures: [], interaction: true });
  await writer.end();
  return written;
}

test('text says that there is nothing to score, and why', () => {
  const text = toText(unscoredPageScan());
  expect(text).toMatch(
    /^\S+\n {2}Nothing to score\. 1 issue of WCAG 2\.2 AA, 0 to review by hand\./,
  );
  expect(text).toContain('  Not assessed: The page shows nothing');
  const line = PageScanLine.parse(JSON.parse(toNdjsonLine(unscoredPageScan())));
  expect(line).toMatchObject({ status: 'completed', overallScore: null, lighthouseScore: null });
});

test('text says the score, the issues worst first, and how to fix them', () => {
  const text = toText(goldenPageScan());
  expect(text).toMatch(
    /^https:\/\/www\.harbourline\.example\/en\n {2}Score \d+ of 100 \(\w+\), Lighthouse 61\. /,
  );
  expect(text).toContain('How to fix: ');
  expect(text).toContain('Needs review by a person:');
  const impacts = [...text.matchAll(/^ {2}(CRITICAL|SERIOUS|MODERATE|MINOR) {2}/gm)].map(
    (match) => match[1] ?? '',
  );
  const order = ['CRITICAL', 'SERIOUS', 'MODERATE', 'MINOR'];
  expect(impacts.length).toBeGreaterThan(3);
  expect(impacts).toEqual([...impacts].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
});

test('text says where an issue was seen, and how to see it again', () => {
  expect(toText(goldenPageScan())).toMatch(
    /\n {4}Seen in the menu “Routes”, opened\.\n {4}What we did:\n {6}1\. Open the page/,
  );
});

test('text suggests a change, and those that do as well', () => {
  const text = toText(goldenPageScan());
  expect(text).toContain(
    '\n    Suggested change: color: #7FA9B5; → color: #4F7B88;\n    Or instead: background-color: #FFFFFF; → background-color: #0F1B1F;\n',
  );
});

test('csv lists changes that do as well', async () => {
  expect(await write('csv', [goldenPageScan()])).toContain('background-color: #0F1B1F;');
});

test('text lists what is beyond level AA apart, by title', () => {
  const text = toText(goldenPageScan());
  const [issues = '', apart = ''] = text.split('  Beyond WCAG 2.2 AA, which counts nowhere:\n');
  expect(apart).toMatch(/^ {4}- Heading levels are skipped \(\d+ elements?\)\n/);
  expect(issues).not.toContain('Heading levels are skipped');
});

test('text shows the control characters of a page and does not obey them', () => {
  const text = toText(hostileScan());
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text).not.toMatch(/\p{Bidi_Control}/u);
  expect(text).not.toMatch(/^Score 100/m);
  expect(text).toContain('\uFFFD[31m');
});

test('text says why a page could not be scanned', () => {
  expect(toText(failure)).toBe(
    'https://example.org/\n  Could not be scanned: The website could not be found. (DNS_FAILURE)\n\n',
  );
});

test('ndjson is one line whatever the page wrote', () => {
  for (const scan of [goldenPageScan(), hostileScan(), failure]) {
    const line = toNdjsonLine(scan);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(JSON.parse(line)).toMatchObject({ finalUrl: scan.finalUrl, status: scan.status });
  }
});

test('ndjson of a failed scan has a reason and no issues', () => {
  expect(JSON.parse(toNdjsonLine(failure))).toEqual({
    url: failure.url,
    finalUrl: null,
    startedAt: failure.startedAt,
    status: 'failed',
    error: failure.error,
  });
});

test('json is the list of what ndjson has on its lines, for one address too', async () => {
  for (const scans of [[goldenPageScan()], [goldenPageScan(), hostileScan(), failure]]) {
    const list: unknown = JSON.parse(await write('json', scans));
    const lines = (await write('ndjson', scans)).trimEnd().split('\n');
    expect(list).toEqual(lines.map((line): unknown => JSON.parse(line)));
    expect(PageScanLine.array().parse(list)).toEqual(list);
  }
});

test('html is a whole document in which nothing of the page is markup', async () => {
  const html = await write('html', [hostileScan()]);
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=https://canary');
});

test('csv has one header, and the rows of every page', async () => {
  const csv = await write('csv', [goldenPageScan(), hostileScan(), failure]);
  expect(csv.match(/"Page address",/g)).toHaveLength(1);
  expect(csv.startsWith('\uFEFF"Page address",')).toBe(true);
  expect(csv.trimEnd().split('\r\n').at(-1)).toContain('"DNS_FAILURE"');
  expect(csv.replaceAll(/[\r\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
});

test('sarif is one log with a run for each page', async () => {
  const log = JSON.parse(await write('sarif', [goldenPageScan(), hostileScan(), failure]));
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      { invocations: [{ executionSuccessful: true }] },
      { invocations: [{ executionSuccessful: true }] },
      { invocations: [{ executionSuccessful: false }] },
    ],
  });
});
