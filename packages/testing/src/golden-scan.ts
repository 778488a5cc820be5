import {
  countSettled,
  countsInScore,
  isOpenReview,
  composeScanReport,
  defaultStandard,
  judgeBy,
  scoreFormula,
  scoreIssues,
  type CompletedPageScan,
  type Issue,
  type ScanReport,
  type Outcome,
  type RuleRun,
  type Standard,
} from '@curbcut/model/scan';
import { guideOf } from '@curbcut/rules';
import { criteriaTested } from '@curbcut/rules/coverage';
import { toWireRecord, type ScanRecord } from '@curbcut/wire/scan';
import { readFileSync } from 'node:fs';
import { goldenIssues } from './golden/golden-issues.ts';
import goldenRules from './golden/golden-rules.json' with { type: 'json' };

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
    scoreFormula,
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
      engineRun('alfa', 'Alfa', '0.114.0', 520, 5),
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
      stableMs: 610,
      engines: { axe: 412, lighthouse: 655, alfa: 520, curbcut: 380 },
      evidenceMs: 240,
    },
  };
}

/**
 * Every rule that an engine looked for when the golden scan was made: those of the issues, so many that passed, and the
 * rest inapplicable. A rule that is added since was not looked for.
 */
function goldenRuleRuns(passed: number): RuleRun[] {
  const outcomes = new Map<string, Outcome>(goldenIssues.map((one) => [one.rule, one.outcome]));
  const others = goldenRules.filter((id) => !outcomes.has(id));
  for (const [at, id] of others.entries())
    outcomes.set(id, at < passed ? 'passed' : 'inapplicable');
  return goldenRules.map((id) => ({
    rule: id,
    outcome: outcomes.get(id) ?? 'untested',
    revision: 1,
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

const scan = {
  scanId,
  url: 'https://www.harbourline.example/',
  scanType: 'single_page',
  standard: '2.2-AA',
  interaction: true,
  cancelled: false,
  requestedAt: '2026-11-21T08:12:00.000Z',
  expiresAt: '2026-11-22T08:12:00.000Z',
  comparison: null,
  scheduleId: null,
  parentScanId: null,
  guideOf,
} as const;

/** The same page, judged by a standard as a scan does. */
export function goldenPageScanBy(standard: Standard): CompletedPageScan {
  const pageScan = goldenPageScan();
  const issues = pageScan.issues.map((issue) => judgeBy(standard, issue));
  return {
    ...pageScan,
    ...(standard === defaultStandard ? {} : { standard }),
    ...scoreIssues(issues),
    issues,
  };
}

/** The report that report, e-mail and dashboard tests share. */
export function goldenScanReport(standard: Standard = defaultStandard): ScanReport {
  return composeScanReport({
    ...scan,
    standard,
    status: 'completed',
    finishedAt: '2026-11-21T08:12:07.000Z',
    pageScan: goldenPageScanBy(standard),
    criteriaTested: criteriaTested(goldenPageScanBy(standard)),
    screenshot: {
      url: `/scan/${scanId}/screenshot`,
      width: 600,
      height: 614,
      scale: 0.5,
      truncated: false,
    },
    error: null,
    pictureUrl: (name) => `/scan/${scanId}/pictures/${name}`,
  });
}

/** The same as the API's record; `golden/scan-record.json` holds it too. */
export function goldenScanRecord(): ScanRecord {
  return toWireRecord(goldenScanReport());
}

/** The same of a page that shows nothing, with one issue or none: it has no score. */
export function unscoredPageScan({ clean = false } = {}): CompletedPageScan {
  const pageScan = goldenPageScan();
  const [issue] = pageScan.issues;
  if (!issue) throw new Error('The golden scan has issues.');
  return {
    ...pageScan,
    overallScore: null,
    categories: pageScan.categories.map((category) => ({ ...category, score: null })),
    issues: clean ? [] : [issue],
    engines: pageScan.engines.map((run) => ({ ...run, score: null })),
    notAssessed: [
      {
        kind: 'content',
        target: [],
        code: 'NOTHING_SHOWN',
        message: 'The page shows nothing: it has no text, picture or control that is drawn.',
      },
    ],
  };
}

export function unscoredScanReport(options: { clean?: boolean } = {}): ScanReport {
  return composeScanReport({
    ...goldenScanReport(),
    pageScan: unscoredPageScan(options),
    error: null,
    guideOf,
  });
}

/** A report of a scan that could not give a result. */
export function failedScanReport(): ScanReport {
  return composeScanReport({
    ...scan,
    status: 'failed',
    finishedAt: '2026-11-21T08:12:31.000Z',
    pageScan: null,
    criteriaTested: null,
    screenshot: null,
    error: { code: 'PAGE_TIMEOUT', message: 'The page took too long to load.' },
  });
}

/** The golden scan compared with one before: the first issue is new, the second held back, the last of then is fixed. */
export function comparedScanReport(): ScanReport {
  const pageScan = goldenPageScan();
  const [first, second, ...others] = pageScan.issues;
  const last = others.at(-1);
  if (!first || !second || !last) throw new Error('The golden scan has too few issues');
  pageScan.issues = pageScan.issues.filter((issue) => issue !== last);
  const report = goldenScanReport();
  return composeScanReport({
    ...report,
    pageScan,
    error: null,
    guideOf,
    comparison: {
      previousScanId: 'a1f2c1de-4a90-4c1f-9e37-0d51a6c2f8aa',
      previousDate: '2026-11-14T08:12:00.000Z',
      previousScore: 0.65,
      newFingerprints: [first.fingerprint],
      ruleChangedFingerprints: [second.fingerprint],
      cameBackFingerprints: [],
      newCount: 1,
      cameBackCount: 0,
      ruleChangedCount: 1,
      recurringCount: others.length - 1,
      fixed: [
        {
          ...last,
          lifecycle: 'fixed',
          nodes: last.nodes.map((node) => ({ ...node, marker: null })),
        },
      ],
      changed: [],
      rulesChanged: true,
      notes: ['1 rule has changed since then.'],
    },
  });
}

/** The picture of the golden page: 600 by 614 pixels of WebP, half a picture pixel per CSS pixel. */
export function goldenScreenshot(): { mediaType: 'image/webp'; bytes: Uint8Array } {
  return {
    mediaType: 'image/webp',
    bytes: readFileSync(new URL('./golden/page.webp', import.meta.url)),
  };
}

/** The pictures that the golden scan's reproductions and changes of code name; the same picture each. */
export function goldenStatePictures(): Map<string, ReturnType<typeof goldenScreenshot>> {
  const pictures = goldenIssues.flatMap(({ reproduction, fix }) => [
    ...(reproduction?.pictures ?? []),
    ...(fix?.pictures ?? []),
  ]);
  return new Map(pictures.map(({ name }) => [name, goldenScreenshot()]));
}

/** Fields whose values come from closed lists or from our own clock; everything else may be hostile. */
const closedFields = new Set(
  'status scanType standard impact outcome category slug level lifecycle kind requestedAt finishedAt expiresAt'.split(
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

/** The golden report with hostile text in every free string field, URLs included. */
export function hostileScanReport(): ScanReport {
  const report = poison(goldenScanReport(), '') as ScanReport;
  for (const issue of report.result?.issues ?? []) issue.helpUrl = 'javascript:alert("help")';
  return report;
}

function poison(value: unknown, field: string): unknown {
  if (typeof value === 'string') return closedFields.has(field) ? value : hostileText(field);
  if (Array.isArray(value)) return value.map((entry) => poison(entry, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, poison(entry, key)]));
}

/** A report with `count` different issues of 20 elements each, every element with a long excerpt. */
export function largeScanReport(count: number): ScanReport {
  const report = goldenScanReport();
  if (!report.result) return report;
  const templates = report.result.issues;
  const issues = Array.from({ length: count }, (_, index): Issue => {
    const template = templates[index % templates.length] as Issue;
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
      nodesTotal: 25,
    };
  });
  const needsReviewCount = issues.filter(isOpenReview).length;
  return {
    ...report,
    result: {
      ...report.result,
      issuesCount: issues.filter(countsInScore).length,
      needsReviewCount,
      settledCounts: countSettled(issues),
      issues,
    },
  };
}
