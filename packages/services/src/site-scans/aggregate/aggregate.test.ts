import {
  toSitePageResult,
  type EngineRun,
  type CompletedPageScan,
  type Issue,
  type Outcome,
} from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { addPage } from './add-page.ts';
import { listSiteCauses } from './list-site-causes.ts';
import { emptyAggregate, type SiteAggregate } from './site-aggregate.ts';
import { sumUpSite } from './to-site-result.ts';

const golden = goldenPageScan();
const [sample] = golden.issues as [Issue];
const [sampleNode] = sample.nodes as [Issue['nodes'][number]];

/** An issue of a page, with an element for each name; the same name on two pages is the same component. */
function issue(rule: string, names: string[], more: Partial<Issue> = {}): Issue {
  const nodes = names.map((name) => ({
    ...sampleNode,
    fingerprint: `element ${name}`,
    html: `<i>${name}</i>`,
    target: [`.${name}`],
  }));
  return { ...sample, rule, outcome: 'failed', nodes, nodesTotal: nodes.length, ...more };
}

function siteOf(...pages: Partial<CompletedPageScan>[]): SiteAggregate {
  const site = emptyAggregate();
  for (const [at, page] of pages.entries()) {
    const where = { url: `https://example.org/${at}`, scanId: `scan-${at}` };
    addPage(site, toSitePageResult(where, { ...golden, issues: [], ...page }));
  }
  return site;
}

function rows(site: SiteAggregate) {
  return listSiteCauses(site).map(({ issue: { rule, pagesCount, nodesTotal } }) => [
    rule,
    pagesCount,
    nodesTotal,
  ]);
}

const toSiteResult = (...of: Parameters<typeof sumUpSite>) => sumUpSite(...of).result;

const about = {
  url: 'https://example.org/',
  standard: '2.2-AA' as const,
  startedAt: new Date(0),
  endedAt: new Date(1),
  counts: { found: 2, done: 2, failed: 0, skipped: 0, files: 0, cancelled: 0 },
  notes: [],
  last: [],
  earlier: [],
};

test('one page gives the issues of that page', () => {
  const site = siteOf({ issues: [issue('image-alt', ['a', 'b']), issue('label', ['c'])] });
  expect(rows(site)).toEqual([
    ['image-alt', 1, 2],
    ['label', 1, 1],
  ]);
});

test('an element on forty pages is one row; what is on one page only is one row for its rule', () => {
  const own = 'abcdefghijklmnopqrst';
  const pages = Array.from({ length: 40 }, (_, at) => ({
    issues: [issue('image-alt', at % 2 === 0 ? ['logo', `own-${own[at / 2]}`] : ['logo'])],
  }));
  const site = siteOf(...pages);
  expect(rows(site)).toEqual([
    ['image-alt', 40, 40],
    ['image-alt', 20, 20],
  ]);
  const [logo] = listSiteCauses(site);
  expect(logo?.issue.nodes).toHaveLength(10);
  expect(new Set(logo?.issue.nodes.map(({ page }) => page?.url)).size).toBe(10);
  expect(logo?.pages).toHaveLength(40);
});

test('the same element twice on a page makes the page count once', () => {
  const site = siteOf(
    { issues: [issue('link-name', ['x', 'x'])] },
    { issues: [issue('link-name', ['x'])] },
  );
  expect(rows(site)).toEqual([['link-name', 2, 3]]);
});

test('outcomes and levels stay apart, and the worst impact is kept', () => {
  const site = siteOf(
    { issues: [issue('contrast', ['a'], { impact: 'minor' })] },
    {
      issues: [
        issue('contrast', ['a'], { impact: 'critical' }),
        issue('contrast', ['b'], { outcome: 'needs-review' }),
      ],
    },
  );
  const listed = listSiteCauses(site).map(({ issue: { outcome, impact } }) => [outcome, impact]);
  expect(listed).toEqual([
    ['failed', 'critical'],
    ['needs-review', sample.impact],
  ]);
});

test('an issue without elements, and elements beyond what a page lists, are counted', () => {
  const site = siteOf(
    { issues: [issue('bypass', []), issue('label', ['a'], { nodesTotal: 700 })] },
    { issues: [issue('bypass', [])] },
  );
  expect(rows(site)).toEqual(
    expect.arrayContaining([
      ['bypass', 2, 0],
      ['label', 1, 700],
    ]),
  );
});

test('a page with nothing of a category is in no mean of it', () => {
  const score = (slug: 'forms' | 'links', value: number | null) => ({
    slug,
    score: value,
    issuesCount: 0,
  });
  const site = siteOf(
    { categories: [score('forms', null), score('links', null)] },
    { categories: [score('forms', 0.5), score('links', null)] },
  );
  const { categories } = toSiteResult(site, about);
  expect(categories.find(({ slug }) => slug === 'forms')).toEqual(score('forms', 0.5));
  expect(categories.find(({ slug }) => slug === 'links')).toEqual(score('links', null));
});

test('a page that has nothing to score is in no mean, and a site of such pages has no score', () => {
  const mixed = toSiteResult(siteOf({ overallScore: null }, { overallScore: 0.5 }), about);
  expect(mixed.overallScore).toBe(0.5);
  expect(mixed.notAssessed).toContainEqual({
    kind: 'page',
    target: [],
    code: 'PAGES_UNSCORED',
    message: '1 page of the site shows nothing and has no score.',
  });
  const none = toSiteResult(siteOf({ overallScore: null }, { overallScore: null }), about);
  expect(none.overallScore).toBeNull();
  expect(none.summary).toBe(
    'Nothing to score: the 2 pages scanned of this site show nothing. No automatic check failed.',
  );
});

test('a category is untested where no page has a score of it and one could not be tested', () => {
  const none = { score: null, issuesCount: 0 };
  const site = siteOf(
    {
      categories: [
        { slug: 'forms', untested: true, ...none },
        { slug: 'links', ...none },
      ],
    },
    {
      categories: [
        { slug: 'forms', ...none },
        { slug: 'links', untested: true, ...none },
      ],
    },
    {
      categories: [
        { slug: 'forms', ...none },
        { slug: 'links', score: 1, issuesCount: 0 },
      ],
    },
  );
  const { categories } = toSiteResult(site, about);
  const untested = categories.filter((category) => category.untested);
  expect(untested.map(({ slug }) => slug)).toEqual(['forms']);
});

test('the score is the mean of the pages; an engine that failed on one of them is told', () => {
  const failed = golden.engines.map((run): EngineRun =>
    run.engine === 'axe' ? { ...run, status: 'failed', error: 'It stopped.' } : run,
  );
  const withScore = (engines: typeof failed, score: number | null) =>
    engines.map((run) => (run.engine === 'lighthouse' ? { ...run, score } : run));
  const site = siteOf(
    { overallScore: 0.5, engines: withScore(golden.engines, null) },
    { overallScore: 0.91, engines: withScore(failed, 0.8) },
  );
  const result = toSiteResult(site, {
    url: 'https://example.org/',
    standard: '2.2-AA',
    startedAt: new Date(0),
    endedAt: new Date(5_000),
    counts: { found: 4, done: 2, failed: 1, skipped: 1, files: 0, cancelled: 1 },
    notes: ['A note.'],
    last: [],
    earlier: [],
  });
  expect(result).toMatchObject({
    overallScore: 0.7,
    durationMs: 5_000,
    warnings: ['A note.'],
  });
  expect(result.engines.find(({ engine }) => engine === 'axe')?.status).toBe('failed');
  expect(result.engines.find(({ engine }) => engine === 'lighthouse')?.score).toBe(0.8);
  expect(result.summary).toContain('No automatic check failed on the 2 pages');
  expect(result.notAssessed.map(({ code }) => code)).toEqual([
    'PAGES_FAILED',
    'PAGES_SKIPPED',
    'PAGES_CANCELLED',
    'PARTS_NOT_ASSESSED',
  ]);
});

test('the summary of one page speaks of one page', () => {
  const summaryOf = (...pages: Partial<CompletedPageScan>[]) =>
    toSiteResult(siteOf(...pages), {
      url: 'https://example.org/',
      standard: '2.2-AA',
      startedAt: new Date(0),
      endedAt: new Date(5_000),
      counts: { found: 1, done: 1, failed: 0, skipped: 0, files: 0, cancelled: 0 },
      notes: [],
      last: [],
      earlier: [],
    }).summary;
  const bad = { overallScore: 0.5, issues: [issue('label', ['a'])] };
  expect(summaryOf(bad)).toMatch(/^The 1 page scanned of this site scores 50 of 100 \(/);
  expect(summaryOf(bad, bad)).toMatch(
    /^The 2 pages scanned of this site score 50 of 100 on average/,
  );
  expect(summaryOf({})).toMatch(/^No automatic check failed on the 1 page that was scanned\./);
});

/** In letters, as numbers in names are left open. */
function nameOf(number: number): string {
  return `x${[...number.toString(26)].map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))).join('')}`;
}

test('ten thousand pages with elements of their own stay small', () => {
  const site = emptyAggregate();
  for (let at = 0; at < 10_000; at += 1) {
    const own = Array.from({ length: 5 }, (_, element) => nameOf(at * 5 + element));
    const url = `https://example.org/${at}`;
    const scan = { ...golden, issues: [issue('image-alt', own)] };
    addPage(site, toSitePageResult({ url, scanId: `${at}` }, scan));
  }
  expect(rows(site)).toEqual([
    ['image-alt', 8_800, 44_000],
    ['image-alt', 1_200, 6_000],
  ]);
  const kept = [...site.causes.rules.values()].flatMap(({ components }) => [...components]);
  // What is beyond 6,000 is one more.
  expect(kept.length).toBe(6_001);
  expect(JSON.stringify(kept).length + JSON.stringify(site.pages).length).toBeLessThan(6_000_000);
});

test('a rule of the site came to the worst that it came to on a page', () => {
  const run = (outcome: Outcome) => [{ rule: 'image-alt', outcome, revision: 1 }];
  const site = siteOf(
    { rules: run('passed') },
    { rules: run('failed') },
    { rules: run('untested') },
  );
  expect(toSiteResult(site, about).rules).toEqual([
    { rule: 'image-alt', outcome: 'failed', revision: 1 },
  ]);
});

test('nobody is asked about an element that has failed the same rule on another page', () => {
  const asked = (names: string[]) => issue('link-name', names, { outcome: 'needs-review' });
  const listed = (site: SiteAggregate) =>
    listSiteCauses(site).map(({ issue: { outcome, nodesTotal } }) => [outcome, nodesTotal]);
  const failing = { issues: [issue('link-name', ['menu'])] };
  expect(listed(siteOf(failing, failing, { issues: [asked(['menu'])] }))).toEqual([['failed', 2]]);
  expect(listed(siteOf(failing, failing, { issues: [asked(['footer'])] }))).toEqual([
    ['failed', 2],
    ['needs-review', 1],
  ]);
});

test('what was left alone is told with its pages, and the rules concerned', () => {
  const alone = (words: string, rules: string[]) => ({
    kind: 'check' as const,
    target: ['main'],
    code: 'LEFT_ALONE',
    message: `Not tried: the form with “${words}”.`,
    rules,
  });
  const pay = { notAssessed: [alone('Pay', ['status-message'])] };
  const both = { notAssessed: [alone('Pay', ['error-words']), alone('Send', [])] };
  const { notAssessed } = toSiteResult(siteOf(pay, {}, both, pay, pay, pay, pay), about);
  expect(notAssessed.filter(({ code }) => code === 'LEFT_ALONE')).toEqual([
    {
      kind: 'page',
      target: [],
      code: 'LEFT_ALONE',
      message: 'Not tried: the form with “Pay”, on /0, /2, /3, /4, /5 and 1 more page.',
      rules: ['status-message', 'error-words'],
    },
    {
      kind: 'page',
      target: [],
      code: 'LEFT_ALONE',
      message: 'Not tried: the form with “Send”, on /2.',
      rules: [],
    },
  ]);
});
