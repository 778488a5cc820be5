import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { ScanReport } from '@curbcut/model/scan';
import {
  failedScanReport,
  goldenScanReport,
  hostileScanReport,
  largeScanReport,
} from '@curbcut/testing';
import { renderCsvReport } from './render-csv-report.ts';
import { spreadsheetText } from './spreadsheet-text.ts';

type Row = Record<string, string>;

/** Reads as strictly as the format is: the same number of columns in every row, CRLF between them. */
function read(csv: string): Row[] {
  return parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' });
}

function resultsOf(report: ScanReport) {
  if (!report.result) throw new Error('This report has result.');
  return report.result;
}

describe('the golden report', () => {
  const report = goldenScanReport();
  const csv = renderCsvReport(report);
  const rows = read(csv);
  const result = resultsOf(report);
  const issues = result.issues;

  test('begins with a byte order mark and ends every line with CRLF', () => {
    expect(csv.startsWith('\uFEFF"Page address","Final address",')).toBe(true);
    expect(csv.endsWith('"\r\n')).toBe(true);
    expect(csv.match(/\r\n/g)).toHaveLength(rows.length + 1);
    expect(csv.replaceAll('\r\n', '')).not.toContain('\r');
  });

  test('has one row for each element, and says what was not assessed', () => {
    const elements = issues.flatMap(({ nodes }) => (nodes.length > 0 ? nodes : [null]));
    const count = (outcome: string) => rows.filter((row) => row['Outcome'] === outcome).length;
    expect(count('failed') + count('needs-review')).toBe(elements.length);
    expect(count('not-assessed')).toBe(result.notAssessed.length);
    expect(count('note')).toBe(result.warnings.length);
    expect(rows).toHaveLength(elements.length + 3);
  });

  test('has a row for each answer of a person, never read as a date or a formula', () => {
    const answer = {
      check: '1.2.3',
      answer: 'not-applicable' as const,
      note: '=1+1',
      author: 'Maya',
      answeredAt: '2026-11-22T10:00:00.000Z',
      revision: 2,
    };
    const answered = read(
      renderCsvReport({ ...report, manualAnswers: [answer, { ...answer, check: 'zoom' }] }),
    ).filter((row) => row['Outcome'] === 'by-person');
    expect(answered).toMatchObject([
      {
        Rule: '',
        Title: '1.2.3 Audio Description or Media Alternative (Prerecorded) (A)',
        'WCAG criteria': '1.2.3 Audio Description or Media Alternative (Prerecorded) (A)',
        Verdict: 'Not applicable',
        'Verdict reason': "'=1+1",
        'Verdict by': 'Maya',
        'Verdict date (UTC)': '2026-11-22T10:00:00.000Z',
      },
      { Rule: 'zoom', 'WCAG criteria': '', Verdict: 'Not applicable' },
    ]);
  });

  test('says in the last columns where an issue was seen, how to see it again, and what was measured', () => {
    const row = rows.find(({ Rule }) => Rule === 'button-name');
    expect(Object.keys(row ?? {}).slice(-3)).toEqual(['Seen', 'Steps', 'Measured']);
    const pale = rows.find(({ Rule }) => Rule === 'color-contrast');
    expect(pale?.['Measured']).toBe(
      'Contrast: 2.54:1; Required: 4.5:1; Text color: #7FA9B5; Background: #FFFFFF; Text size: 16 px',
    );
    expect(row).toMatchObject({
      Seen: 'in the menu “Routes”, opened',
      Steps: expect.stringMatching(
        /^1\. Open the page.*\n2\. Press Enter.*\n3\. The button that closes the menu has no name\.$/,
      ),
    });
    expect(rows.find(({ Rule }) => Rule === 'label')).toMatchObject({ Seen: '', Steps: '' });
  });

  test('holds what the report holds', () => {
    const [issue] = issues.filter(({ rule }) => rule === 'label');
    const [row] = rows.filter(({ Rule }) => Rule === 'label');
    expect(row).toMatchObject({
      'Page address': 'https://www.harbourline.example/',
      'Final address': 'https://www.harbourline.example/en',
      'Scan date (UTC)': '2026-11-21T08:12:00.000Z',
      'Scan status': 'completed',
      Impact: 'critical',
      Category: 'Forms',
      Title: 'Form fields have no label',
      'WCAG criteria': '4.1.2 Name, Role, Value (A)',
      Engines: 'axe-core (label); Lighthouse (label)',
      'Independent sources': 'axe-core',
      Selector: '#booking > input:nth-of-type(1)',
      HTML: '<input class="f" placeholder="From">',
      'Issue fingerprint': issue?.fingerprint,
      'Element fingerprint': issue?.nodes[0]?.fingerprint,
      'Scan ID': report.scanId,
      Standard: 'WCAG 2.2 AA',
    });
  });

  test('lists each change that does as well', () => {
    const [row] = rows.filter((each) => each['Suggested change'] === 'color: #4F7B88;');
    expect(row).toMatchObject({ 'Or instead': 'background-color: #0F1B1F;' });
    const others = rows.filter((each) => each['Suggested change'] !== 'color: #4F7B88;');
    expect(new Set(others.map((each) => each['Or instead']))).toEqual(new Set(['']));
  });

  test('is the same every time', () => {
    expect(renderCsvReport(goldenScanReport())).toBe(csv);
  });

  test('rows of another scan can follow', () => {
    const more = renderCsvReport(failedScanReport(), { header: false });
    expect(read(csv + more)).toHaveLength(rows.length + 1);
  });
});

test('a failed scan is a row with its reason, not an empty table', () => {
  expect(read(renderCsvReport(failedScanReport()))).toMatchObject([
    {
      'Scan status': 'failed',
      Outcome: 'not-assessed',
      Rule: 'PAGE_TIMEOUT',
      Title: 'The page took too long to load.',
    },
  ]);
});

test('a page without issues has a row that says so', () => {
  const report = goldenScanReport();
  Object.assign(resultsOf(report), { issues: [] });
  expect(read(renderCsvReport(report))[0]).toMatchObject({ Outcome: 'no-issues', Rule: '' });
});

describe('a hostile report', () => {
  const formulas = ['=1+1', '\t@SUM(A1)', ' \n+cmd|x', '＝1', ';-1\r\n=2', '\u0000=1', '",=1,"'];
  const withFormulas = (text: string) =>
    JSON.parse(JSON.stringify(hostileScanReport()), (key, value: unknown) =>
      typeof value === 'string' && value.includes('end-of-') ? text + value : value,
    ) as ScanReport;

  test('keeps its columns, and hidden characters are seen', () => {
    const rows = read(renderCsvReport(hostileScanReport()));
    expect(rows).toHaveLength(read(renderCsvReport(goldenScanReport())).length);
    const cells = rows.flatMap((row) => Object.values(row)).join('');
    expect(cells).toContain('[U+202E]gnp.exe');
    expect(cells.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cs}|\u202E/u);
    expect(rows.filter((row) => Object.keys(row).length !== 37)).toEqual([]);
  });

  test.each(formulas)('never begins a cell with a formula: %j', (formula) => {
    const rows = read(renderCsvReport(withFormulas(formula)));
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.some((cell) => cell.includes('end-of-'))).toBe(true);
    expect(cells.filter((cell) => /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
    expect(cells.filter((cell) => /^[\t\r\n]/.test(cell))).toEqual([]);
  });
});

test.each([
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ['  @x', "'  @x"],
  ['\u200B=1', "'\u200B=1"],
  ['＝SUM(A1)', "'＝SUM(A1)"],
  ['﹢1', "'﹢1"],
  ['\tx', "'\tx"],
  ['a;=cmd', "a;'=cmd"],
  ['a\n=cmd', "a\n'=cmd"],
  ['\n=1', "'\n'=1"],
  ['a;\n=1', "a;\n'=1"],
  ['\r\n', "'\n"],
  ['a = b - c', 'a = b - c'],
  ['<p class="a">', '<p class="a">'],
  ['', ''],
])('%j becomes %j', (text, safe) => {
  expect(spreadsheetText(text)).toBe(safe);
});

test('no cell is longer than a spreadsheet holds, and a page with many issues is all there', () => {
  const worst = spreadsheetText('\u0007'.repeat(100_000));
  expect(worst.length).toBeLessThanOrEqual(32_767);
  expect(read(renderCsvReport(largeScanReport(200)))).toHaveLength(200 * 20 + 3);
});

test('an element of a site scan has its own page’s address', () => {
  const report = goldenScanReport();
  const [issue] = resultsOf(report).issues;
  const [node] = issue?.nodes ?? [];
  if (!issue || !node) throw new Error('The golden report has elements.');
  issue.pagesCount = 40;
  issue.nodes = ['https://example.org/a', 'https://example.org/b'].map((url) => ({
    ...node,
    page: { url },
  }));
  const rows = read(renderCsvReport(report)).filter(
    (row) => row['Issue fingerprint'] === issue.fingerprint,
  );
  expect(rows.map((row) => [row['Page address'], row['Affected pages']])).toEqual([
    ['https://example.org/a', '40'],
    ['https://example.org/b', '40'],
  ]);
});

test('an element says of itself that it is new, and has the change that suits it', () => {
  const report = goldenScanReport();
  const issue = resultsOf(report).issues.find(({ rule }) => rule === 'color-contrast');
  const [first, second] = issue?.nodes ?? [];
  if (!issue || !first || !second) throw new Error('The golden issue has elements.');
  issue.lifecycle = 'recurring';
  const fix = { before: 'a', after: 'color: #000000', note: '' };
  issue.nodes = [first, { ...second, lifecycle: 'new', fix }];
  const rows = read(renderCsvReport(report)).filter(
    (row) => row['Issue fingerprint'] === issue.fingerprint,
  );
  expect(rows.map((row) => [row['Since last scan'], row['Suggested change']])).toEqual([
    ['recurring', issue.fix?.after],
    ['new', 'color: #000000'],
  ]);
});
