import { goldenScanReport } from '@curbcut/testing';
import {
  countSettled,
  isToDo,
  type Issue,
  type IssueVerdict,
  type ScanReport,
} from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { renderCsvReport, renderHtmlReport, renderSarifReport } from './index.ts';

const hostile = '=cmd|<script>alert(1)</script> because\u202e';

function verdict(more: Partial<IssueVerdict>): IssueVerdict {
  return {
    id: 'a'.repeat(32),
    kind: 'false-alarm',
    reason: null,
    note: hostile,
    endsOn: null,
    scope: 'page',
    author: 'Maya <b>Okafor</b>',
    decidedAt: '2026-11-22T08:31:00.000Z',
    elementsShown: 1,
    ...more,
  };
}

/** The golden scan whose first issue is a false alarm, and whose second is ignored. */
function decidedReport(): { report: ScanReport; alarm: Issue; ignored: Issue } {
  const report = goldenScanReport();
  const [alarm, ignored] = report.result?.issues.filter(isToDo) ?? [];
  if (!alarm || !ignored) throw new Error('The golden scan has issues');
  alarm.verdict = verdict({});
  ignored.verdict = verdict({ kind: 'ignored', reason: 'planned', note: '', endsOn: '2027-01-31' });
  return { report, alarm, ignored };
}

test('the HTML report names what was set aside and why, and lists none of it as work', () => {
  const { report, alarm, ignored } = decidedReport();
  const text = renderHtmlReport({
    report,
    generatedAt: new Date('2026-11-25T08:00:00Z'),
    medium: 'print',
  });
  const section = text.slice(text.indexOf('id="settled"'), text.indexOf('id="criteria"'));
  expect(section).toContain('Planned, not yet done. Until 31 January 2027');
  expect(section).toContain('alert(1)');
  expect(text).not.toContain('<script>');
  for (const { title } of [alarm, ignored]) {
    expect(text.match(new RegExp(`<h3 id="issue-\\d+">\\d+\\. ${title.slice(0, 20)}`))).toBeNull();
  }
});

/** The golden scan one of whose questions a person has called a problem, and another they were not sure of. */
function answeredReport(): { report: ScanReport; confirmed: Issue; unsure: Issue } {
  const report = goldenScanReport();
  const [confirmed, unsure] =
    report.result?.issues.filter(({ outcome }) => outcome === 'needs-review') ?? [];
  if (!confirmed || !unsure) throw new Error('The golden scan asks something');
  confirmed.outcome = 'failed';
  confirmed.verdict = verdict({ kind: 'problem' });
  unsure.verdict = verdict({ kind: 'not-sure', author: 'Ada' });
  return { report, confirmed, unsure };
}

test('the HTML report says with an issue what a person answered, as text', () => {
  const { report, confirmed, unsure } = answeredReport();
  const text = renderHtmlReport({
    report,
    generatedAt: new Date('2026-11-25T08:00:00Z'),
    medium: 'print',
  });
  const articles = text.split('<article').map((part) => part.replaceAll(/\s+/g, ' '));
  const articleWith = (words: string) => articles.find((part) => part.includes(words)) ?? '';
  const problem = articleWith('<b>A problem:</b>');
  expect(problem).toContain(confirmed.title);
  expect(problem).toMatch(
    /because\[U\+202E\]” Maya &#60;b&#62;Okafor&#60;\/b&#62;, 22 November 2026/,
  );
  expect(problem).toMatch(/Found by [^<]+; Maya &#60;b&#62;Okafor&#60;\/b&#62;, by hand\./);
  const question = articleWith('<b>Not sure:</b>');
  expect(question).toContain(unsure.description);
  expect(question).toContain('Ada, 22 November 2026');
  expect(question).not.toContain('Ada, by hand');
  expect(text).not.toContain('<script>');
});

test('the HTML report says of advice too what a person answered', () => {
  const { report, unsure } = answeredReport();
  unsure.outcome = 'failed';
  unsure.verdict = verdict({ kind: 'problem', note: 'Said twice', author: 'Ada' });
  const generatedAt = new Date('2026-11-25T08:00:00Z');
  const text = renderHtmlReport({ report, generatedAt, medium: 'print' });
  const section = text.slice(text.indexOf('id="beyond"'), text.indexOf('id="by-hand"'));
  expect(section.replaceAll(/\s+/g, ' ')).toContain(
    `${unsure.title}<p class="lines"><b>A problem:</b> “Said twice” Ada, 22 November 2026</p>`,
  );
});

test('SARIF has what a person answered as a property, and suppresses nothing for it', () => {
  const { report, confirmed, unsure } = answeredReport();
  interface Result {
    partialFingerprints: Record<string, string>;
    suppressions?: object[];
    properties: { verdict?: object };
  }
  const { runs } = JSON.parse(renderSarifReport(report)) as { runs: { results: Result[] }[] };
  const results = runs.flatMap((run) => run.results);
  const verdictsOf = ({ fingerprint }: Issue) =>
    results
      .filter(({ partialFingerprints: its }) => its['curbcutIssue/v1'] === fingerprint)
      .map(({ properties }) => properties.verdict);
  const decidedAt = '2026-11-22T08:31:00.000Z';
  const note = '=cmd|<script>alert(1)</script> because[U+202E]';
  expect(verdictsOf(confirmed)[0]).toEqual({
    kind: 'problem',
    note,
    author: 'Maya <b>Okafor</b>',
    decidedAt,
  });
  expect(verdictsOf(unsure)[0]).toEqual({ kind: 'not-sure', note, author: 'Ada', decidedAt });
  expect(results.filter(({ properties }) => properties.verdict)).toHaveLength(
    confirmed.nodes.length + unsure.nodes.length,
  );
  expect(results.some(({ suppressions }) => suppressions)).toBe(false);
});

test('the HTML report says beside the number of issues how many were set aside', () => {
  const { report } = decidedReport();
  const generatedAt = new Date('2026-11-25T08:00:00Z');
  const figureOf = ({ result, ...scan }: ScanReport) => {
    const settledCounts = countSettled(result?.issues ?? []);
    const counted = { ...scan, result: result && { ...result, settledCounts } };
    const text = renderHtmlReport({ report: counted, generatedAt, medium: 'print' });
    return /<dt>Issues Found<\/dt>\s*<dd>(.*?)<\/dd>/s.exec(text)?.[1];
  };
  expect(figureOf(report)).toBe('12, 1 ignored, 1 marked as a false alarm');
  expect(figureOf(goldenScanReport())).toBe('12');
});

test('the HTML report says that nothing was set aside, where it could have been', () => {
  const nothing = 'Nothing is ignored, nothing is marked as a false alarm.';
  const render = (report: ScanReport, takesVerdicts: boolean) =>
    renderHtmlReport({
      report,
      generatedAt: new Date('2026-11-25T08:00:00Z'),
      medium: 'print',
      takesVerdicts,
    });
  expect(render(goldenScanReport(), true)).toContain(nothing);
  expect(render(goldenScanReport(), false)).not.toContain(nothing);
  expect(render(decidedReport().report, true)).not.toContain(nothing);
});

test('the HTML report names an answered question as a question', () => {
  const report = goldenScanReport();
  const asked = report.result?.issues.find(({ outcome }) => outcome === 'needs-review');
  if (!asked) throw new Error('The golden scan asks something');
  asked.verdict = verdict({ kind: 'no-problem', note: '' });
  const generatedAt = new Date('2026-11-25T08:00:00Z');
  const text = renderHtmlReport({ report, generatedAt, medium: 'print' });
  const section = text.slice(text.indexOf('id="settled"'), text.indexOf('id="criteria"'));
  expect(section).toContain('without seeing color?, 1 element');
  expect(section).not.toContain(asked.title);
});

test('CSV has the verdict in columns of its own, and no formula', () => {
  const { report, alarm } = decidedReport();
  const rows = renderCsvReport(report).split('\r\n');
  const row = rows.find((line) => line.includes(alarm.fingerprint));
  expect(rows[0]).toMatch(/"Verdict","Verdict reason","Verdict until","Verdict by","Verdict date/);
  expect(row).toContain('"False alarm"');
  expect(row).not.toContain('"=cmd');
  expect(rows.some((line) => line.includes('"Ignored","Planned, not yet done","2027-01-31"'))).toBe(
    true,
  );
});

test('SARIF suppresses what was set aside, and nothing else', () => {
  const { report, alarm, ignored } = decidedReport();
  interface Result {
    partialFingerprints: Record<string, string>;
    suppressions?: { status: string; justification: string }[];
  }
  const { runs } = JSON.parse(renderSarifReport(report)) as { runs: { results: Result[] }[] };
  const results = runs.flatMap((run) => run.results);
  const isOf = ({ fingerprint }: Issue, { partialFingerprints }: Result) =>
    partialFingerprints['curbcutIssue/v1'] === fingerprint;
  const suppressed = results.filter(({ suppressions }) => suppressions !== undefined);
  expect(suppressed.length).toBeGreaterThan(0);
  expect(suppressed.every((one) => isOf(alarm, one) || isOf(ignored, one))).toBe(true);
  expect(suppressed.find((one) => isOf(ignored, one))?.suppressions).toMatchObject([
    { status: 'accepted', justification: 'Ignored. Planned, not yet done' },
  ]);
});
