import { readFileSync } from 'node:fs';
import {
  scoreIssues,
  type CompletedPageScan,
  type Outcome,
  type RuleRun,
} from '@curbcut/model/scan';
import { rules } from '@curbcut/rules';
import { toScanRecord, type RecordIssue, type ScanRecord } from '@curbcut/wire/scan';
import { goldenIssues } from './golden/golden-issues.ts';

const scanId = 'b7f2c1de-4a90-4c1f-9e37-0d51a6c2f8aa';

/** One plausible completed page scan; the scores follow from its issues. */
export function goldenPageScan(): CompletedPageScan {
  const { overallScore, categories } = scoreIssues(goldenIssues);
  return {
    url: 'https://www.harbourline.example/',
    startedAt: '2026-11-21T08:12:03.000Z',
    durationMs: 4_163,
    status: 'completed',
    finalUrl: 'https://www.harbourline.example/en',
    overallScore,
    categories,
    issues: structuredClone([...goldenIssues]),
    rules: goldenRuleRuns(41),
    passedRules: 41,
    notAssessed: [
      {
        kind: 'frame',
        target: ['iframe[name="ads"]'],
        code: 'FRAME_UNREACHABLE',
        message: 'This frame did not load, so nothing in it was judged.',
      },
      {
        kind: 'shadow-root',
        target: ['chat-box'],
        code: 'CLOSED_SHADOW_ROOT',
        message: 'This component keeps its content closed, so nothing in it was judged.',
      },
    ],
    warnings: ['A cookie layer covered the page and was left open.'],
    engines: [
      engineRun('axe', 'axe-core', '4.14.1', 412, 16),
      {
        ...engineRun('lighthouse', 'Lighthouse', '13.5.0', 655, 9),
        independent: false,
        score: 0.61,
      },
      engineRun('curbcut', 'Curbcut checks', '0.1.0', 380, 2),
    ],
    page: {
      title: 'Harbourline <img src=x onerror=alert(1)> ferries',
      lang: '',
      elementCount: 212,
      requestCount: 34,
      bytesReceived: 812_004,
      httpStatus: 200,
      viewport: { width: 1_200, height: 900 },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Curbcut/0.1 (+https://curbcut.example/about)',
      browserVersion: 'HeadlessChrome/156.0.7000.12',
    },
    timings: {
      totalMs: 4_163,
      loadMs: 1_204,
      settleMs: 610,
      engines: { axe: 412, lighthouse: 655, curbcut: 380 },
      evidenceMs: 240,
    },
  };
}

/** Every rule that an engine looks for: those of the issues, so many that passed, and the rest inapplicable. */
function goldenRuleRuns(passed: number): RuleRun[] {
  const outcomes = new Map<string, Outcome>(goldenIssues.map((one) => [one.rule, one.outcome]));
  const seen = rules.filter(({ detectedBy }) => Object.keys(detectedBy).length > 0);
  const others = seen.filter(({ id }) => !outcomes.has(id)).map(({ id }) => id);
  for (const [at, id] of others.entries())
    outcomes.set(id, at < passed ? 'passed' : 'inapplicable');
  return seen.map(({ id }, at) => ({
    rule: id,
    outcome: outcomes.get(id) ?? 'untested',
    hash: (0xa1b2c3 + at).toString(16).padStart(12, '0'),
  }));
}

function engineRun(
  engine: string,
  name: string,
  version: string,
  durationMs: number,
  findings: number,
): CompletedPageScan['engines'][number] {
  return {
    engine,
    name,
    version,
    independent: true,
    status: 'completed',
    durationMs,
    findings,
    score: null,
    error: null,
  };
}

/** The record that report, e-mail and dashboard tests share; `golden/scan-record.json` holds the same. */
export function goldenScanRecord(): ScanRecord {
  return toScanRecord({
    scanId,
    url: 'https://www.harbourline.example/',
    status: 'completed',
    requestedAt: new Date('2026-11-21T08:12:00Z'),
    finishedAt: new Date('2026-11-21T08:12:07Z'),
    expiresAt: new Date('2026-11-22T08:12:00Z'),
    pageScan: goldenPageScan(),
    screenshot: {
      url: `/scan/${scanId}/screenshot`,
      width: 600,
      height: 614,
      scale: 0.5,
      truncated: false,
    },
    error: null,
  });
}

/** A record of a scan that could not give a result. */
export function failedScanRecord(): ScanRecord {
  return toScanRecord({
    scanId,
    url: 'https://www.harbourline.example/',
    status: 'failed',
    requestedAt: new Date('2026-11-21T08:12:00Z'),
    finishedAt: new Date('2026-11-21T08:12:31Z'),
    expiresAt: new Date('2026-11-22T08:12:00Z'),
    pageScan: null,
    screenshot: null,
    error: { code: 'PAGE_TIMEOUT', message: 'The page took too long to load.' },
  });
}

/** The picture of the golden page: 600 by 614 pixels of WebP, half a picture pixel per CSS pixel. */
export function goldenScreenshot(): { mediaType: 'image/webp'; bytes: Uint8Array } {
  return {
    mediaType: 'image/webp',
    bytes: readFileSync(new URL('./golden/page.webp', import.meta.url)),
  };
}

/** Fields whose values come from closed lists or from our own clock; everything else may be hostile. */
const closedFields = new Set(
  'status scan_type impact severity outcome category slug level lifecycle kind scan_date finished_at expires_at'.split(
    ' ',
  ),
);

/** What a page can put anywhere: markup that ends every context, requests, dialogs, bidi and control characters. */
export function hostileText(field: string): string {
  return (
    `"'><script>alert("${field}");fetch("https://canary.invalid/${field}")</script>` +
    `<img src=https://canary.invalid/i onerror=alert(1)><svg onload=alert(2)></svg>` +
    `</title></style></textarea></code></pre><!-- \${7*7} {{7*7}} ` +
    `<a href=javascript:alert(3)>x</a> \u202Egnp.exe\u2066 \u0000\u0007\u001B[31m\uD800 end-of-${field}`
  );
}

/** The golden record with hostile text in every free string field, addresses included. */
export function hostileScanRecord(): ScanRecord {
  const record = poison(goldenScanRecord(), '') as ScanRecord;
  for (const issue of record.results?.lighthouse_issues ?? []) {
    issue.help_url = 'javascript:alert("help")';
  }
  return record;
}

function poison(value: unknown, field: string): unknown {
  if (typeof value === 'string') return closedFields.has(field) ? value : hostileText(field);
  if (Array.isArray(value)) return value.map((entry) => poison(entry, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, poison(entry, key)]));
}

/** A record with `count` different issues of 20 elements each, every element with a long excerpt. */
export function largeScanRecord(count: number): ScanRecord {
  const record = goldenScanRecord();
  if (!record.results) return record;
  const templates = [...record.results.lighthouse_issues, ...record.results.additional_issues];
  const issues = Array.from({ length: count }, (_, index) => {
    const template = templates[index % templates.length] as RecordIssue;
    const [first] = template.nodes;
    return {
      ...template,
      title: `${template.title} (${index + 1})`,
      fingerprint: index.toString(16).padStart(32, '0'),
      nodes: Array.from({ length: 20 }, (_unused, element) => ({
        target: [`main > div:nth-child(${index + 1}) > p:nth-child(${element + 1})`],
        html: `<p class="c${element}" data-long="${'x&'.repeat(150)}">`,
        failureSummary: 'The element does not do what it should.',
        fingerprint: (first ?? { fingerprint: '' }).fingerprint,
        box: null,
        marker: null,
      })),
      nodes_total: 25,
    };
  });
  const failed = issues.filter(({ outcome }) => outcome === 'failed').length;
  return {
    ...record,
    issues_count: failed,
    metrics: { ...record.metrics, issues_count: failed },
    results: {
      ...record.results,
      total_issues: failed,
      needs_review_count: count - failed,
      lighthouse_issues: issues.slice(0, count / 2),
      additional_issues: issues.slice(count / 2),
    },
  };
}
