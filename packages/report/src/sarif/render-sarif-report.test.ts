import { Ajv } from 'ajv';
import { default as addFormats } from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { isBeyondStandard, type ScanReport } from '@curbcut/model/scan';
import {
  comparedScanReport,
  failedScanReport,
  goldenScanReport,
  hostileScanReport,
  largeScanReport,
} from '@curbcut/testing';
import { renderSarifReport } from './render-sarif-report.ts';
import { pageUri, webUri } from './sarif-uri.ts';
import { sarifMarkdown, sarifText } from './sarif-text.ts';

// The schema is draft 4: it names itself with `id`, and its patterns are not Unicode ones. The rest ajv reads as it is.
const { id: _id, $schema: _draft, ...rules } = schema;
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
addFormats.default(ajv);
const isSarif = ajv.compile(rules);

function check(text: string) {
  const log = JSON.parse(text);
  isSarif(log);
  expect(isSarif.errors ?? []).toEqual([]);
  return log;
}

function issuesOf({ result }: ScanReport) {
  if (!result) throw new Error('This report has result.');
  return result.issues;
}

test('the schema refuses what is not SARIF', () => {
  const log = JSON.parse(renderSarifReport(goldenScanReport()));
  log.runs[0].results[0].level = 'critical';
  log.runs[0].invocations[0].startTimeUtc = 'yesterday';
  log.runs[0].artifacts[0].location.uri = 'https://example.org/a b';
  expect(isSarif(log)).toBe(false);
  expect(isSarif.errors?.map(({ instancePath }) => instancePath).sort()).toEqual([
    '/runs/0/artifacts/0/location/uri',
    '/runs/0/invocations/0/startTimeUtc',
    '/runs/0/results/0/level',
  ]);
});

describe('the golden report', () => {
  const report = goldenScanReport();
  const text = renderSarifReport(report);
  const log = check(text);
  const [run] = log.runs;

  test('is one run of Curbcut on the page', () => {
    expect(log).toMatchObject({ version: '2.1.0', runs: [{}] });
    expect(run.tool.driver).toMatchObject({ name: 'Curbcut', version: '0.1.0' });
    expect(run.invocations).toMatchObject([
      {
        executionSuccessful: true,
        startTimeUtc: '2026-11-21T08:12:00.000Z',
        endTimeUtc: '2026-11-21T08:12:07.000Z',
      },
    ]);
    expect(run.artifacts[0].location.uri).toBe('https://www.harbourline.example/');
    expect(run.tool.extensions).toContainEqual({ name: 'axe-core', version: '4.14.1' });
  });

  test('has a result for each element, each with its rule', () => {
    const expected = issuesOf(report).flatMap(({ nodes }) => (nodes.length > 0 ? nodes : [null]));
    expect(run.results).toHaveLength(expected.length);
    for (const { ruleId, ruleIndex } of run.results) {
      expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
    }
  });

  test('carries what was measured', () => {
    const result = run.results.find(
      ({ ruleId }: { ruleId: string }) => ruleId === 'color-contrast',
    );
    expect(result.properties.measured.slice(0, 2)).toEqual([
      { name: 'Contrast', value: '2.54:1' },
      { name: 'Required', value: '4.5:1' },
    ]);
  });

  test('carries evidence, criteria and fingerprints', () => {
    const issue = issuesOf(report).find(({ rule }) => rule === 'label');
    const result = run.results.find(({ ruleId }: { ruleId: string }) => ruleId === 'label');
    const rule = run.tool.driver.rules[result.ruleIndex];
    expect(result).toMatchObject({
      kind: 'fail',
      level: 'error',
      message: {
        text: 'Form fields have no label. The field has no label, no aria-label and no title.',
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'https://www.harbourline.example/', index: 0 },
            // The schema of SARIF's first errata, not in this package, wants a beginning.
            region: { startLine: 1, snippet: { text: '<input class="f" placeholder="From">' } },
          },
          logicalLocations: [{ fullyQualifiedName: '#booking > input:nth-of-type(1)' }],
        },
      ],
      partialFingerprints: {
        'curbcutIssue/v1': issue?.fingerprint,
        'curbcutElement/v1': issue?.nodes[0]?.fingerprint,
      },
    });
    expect(rule).toMatchObject({
      name: 'Label',
      shortDescription: { text: 'Form fields have no label' },
      helpUri: 'https://dequeuniversity.com/rules/axe/4.14/label?application=axeAPI',
      properties: { precision: 'high', 'problem.severity': 'error' },
    });
    expect(rule.properties.tags).toEqual(
      expect.arrayContaining(['accessibility', 'external/wcag/4.1.2']),
    );
  });

  test('levels follow impacts, what is beyond level AA is a note, and what a person must judge has none', () => {
    const levels = { critical: 'error', serious: 'error', moderate: 'warning', minor: 'note' };
    const seen = new Set<string>();
    const beyond = issuesOf(report)
      .filter(isBeyondStandard)
      .map(({ rule }) => rule);
    expect(beyond.length).toBeGreaterThan(0);
    for (const { ruleId, ruleIndex, kind, level, properties } of run.results) {
      const impact: keyof typeof levels = properties.impact;
      const failedLevel = beyond.includes(ruleId) ? 'note' : levels[impact];
      expect(level).toBe(kind === 'fail' ? failedLevel : 'none');
      if (kind === 'fail') {
        expect(run.tool.driver.rules[ruleIndex].defaultConfiguration.level).toBe(failedLevel);
      }
      seen.add(kind).add(impact);
    }
    expect([...seen].sort()).toEqual([
      'critical',
      'fail',
      'minor',
      'moderate',
      'review',
      'serious',
    ]);
  });

  test('counts the engines that read one run as one source', () => {
    const [label] = run.results.filter((result: { ruleId: string }) => result.ruleId === 'label');
    expect(label.properties).toMatchObject({
      engines: ['axe:label', 'lighthouse:label'],
      independentSources: ['axe'],
    });
  });

  test('says what was not assessed', () => {
    const notes = run.invocations[0].toolExecutionNotifications;
    expect(notes.map(({ descriptor }: { descriptor: { id: string } }) => descriptor.id)).toEqual([
      'FRAME_UNREACHABLE',
      'CLOSED_SHADOW_ROOT',
      'WARNING',
    ]);
  });

  test('is the same every time', () => {
    expect(renderSarifReport(goldenScanReport())).toBe(text);
  });
});

test('a failed scan has no results and says why', () => {
  const [run] = check(renderSarifReport(failedScanReport())).runs;
  expect(run).not.toHaveProperty('results');
  expect(run.invocations).toMatchObject([
    {
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', descriptor: { id: 'PAGE_TIMEOUT' } }],
    },
  ]);
});

test('a page without issues has empty results', () => {
  const report = goldenScanReport();
  if (report.result) report.result.issues = [];
  expect(check(renderSarifReport(report)).runs[0].results).toEqual([]);
});

test('several scans are several runs, and a changed or fixed issue says so', () => {
  const report = goldenScanReport();
  const [first, second] = issuesOf(report);
  if (!first || !second || !report.result) throw new Error('The golden report has issues.');
  first.lifecycle = 'new';
  const compared = comparedScanReport();
  report.comparison = compared.comparison && {
    ...compared.comparison,
    fixed: [{ ...second, lifecycle: 'fixed', rule: 'gone' }],
  };
  const log = check(renderSarifReport(report, failedScanReport(), largeScanReport(100)));
  expect(log.runs).toHaveLength(3);
  const states = new Set(
    log.runs[0].results.map(({ baselineState }: { baselineState?: string }) => baselineState),
  );
  expect(states).toEqual(new Set(['new', 'absent', undefined]));
});

test('a hostile report stays SARIF, links nowhere and hides nothing', () => {
  const text = renderSarifReport(hostileScanReport());
  const [run] = check(text).runs;
  expect(run.results).toHaveLength(
    JSON.parse(renderSarifReport(goldenScanReport())).runs[0].results.length,
  );
  expect(run.artifacts[0].location.uri).not.toMatch(/[:/<>"]/);
  expect(text).not.toContain('"helpUri": "javascript');
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cs}|\\u0000|\u202E/iu);
  expect(run.results[0].message.text).toContain('{{{{7*7}}}}');
  for (const { help } of run.tool.driver.rules) expect(help.markdown).not.toMatch(/[^\\]</);
});

test.each([
  ['https://example.org', 'https://example.org/'],
  ['https://user:secret@example.org/a', 'https://example.org/a'],
  [
    'https://bücher.example/ü?q=[a|b]&p=100%#x#y',
    'https://xn--bcher-kva.example/%C3%BC?q=%5Ba%7Cb%5D&p=100%25#x%23y',
  ],
  ['http://[::1]:8000/', 'http://[::1]:8000/'],
  ['javascript:alert(1)', null],
  ['/relative', null],
])('the address %s is the URI %s', (address, uri) => {
  expect(webUri(address)).toBe(uri);
  expect(ajv.validate({ type: 'string', format: 'uri-reference' }, pageUri(address))).toBe(true);
});

test('text can be neither placeholder nor link nor markup', () => {
  expect(sarifText('{0} [a](javascript:x)\n\u202E')).toBe('{{0}} [a] (javascript:x) [U+202E]');
  expect(sarifMarkdown('# <img> *a* `b`')).toBe('\\# \\<img\\> \\*a\\* \\`b\\`');
});

test('a site scan has a result for each page of an issue, at that page', () => {
  const report = goldenScanReport();
  const [issue] = issuesOf(report);
  const [node] = issue?.nodes ?? [];
  if (!issue || !node) throw new Error('The golden report has elements.');
  issue.pagesCount = 40;
  issue.nodes = ['https://example.org/a', 'javascript:alert(1)'].map((url) => ({
    ...node,
    page: { url },
  }));
  const [run] = check(renderSarifReport(report)).runs;
  const uris = run.artifacts.map((entry: { location: { uri: string } }) => entry.location.uri);
  expect(uris).toEqual([
    pageUri(report.url),
    'https://example.org/a',
    pageUri('javascript:alert(1)'),
  ]);
  const places = run.results
    .filter(
      (result: { partialFingerprints: Record<string, string> }) =>
        result.partialFingerprints['curbcutIssue/v1'] === issue.fingerprint,
    )
    .map((result: { locations: { physicalLocation: { artifactLocation: object } }[] }) => ({
      ...result.locations[0]?.physicalLocation.artifactLocation,
    }));
  expect(places).toEqual([
    { uri: uris[1], index: 1 },
    { uri: uris[2], index: 2 },
  ]);
});
