import { type PageServer, startPageServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs, createAccount, scanAs } from './account.ts';
import { closeContext } from './close-context.ts';
import { everyPartLoaded } from './every-part-loaded.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

/** Issues of all kinds, with questions, measured facts, a way of the keyboard, and advice beyond the standard. */
const harbor = `<!doctype html><html lang="en"><head><title>Harbor</title></head><body>
  <header><a href="/north">Details</a> <a href="/south">Details</a></header>
  <main><h1>Harbor</h1><img src="/boat.png" width="300" height="120">
  <p style="color:#bbb;background:#fff">Sailings every two hours</p>
  <p style="background:url('/sea.png');color:#777">Fares</p>
  <div style="width:900px">A line that is wider than a narrow screen, so that it has to be scrolled to be read</div>
  <h4>Contact</h4><form><input name="from" placeholder="From"><button></button></form></main></body></html>`;

let server: PageServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let maya = '';
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startPageServer({ '/harbor': harbor }, { port: product.pagePort });
  browser = await openBrowser();
  maya = await createAccount(product, 'Maya', 'pro');
  ids['SCAN'] = await scanAs(product, maya, server.url('/harbor'));
  ids['DECIDED'] = await scanAs(product, maya, server.url('/harbor?decided'));
  await decide(ids['DECIDED']);
  const shared = await callAs(product, maya, 'POST', `/scan/${ids['DECIDED']}/share`, { days: 7 });
  ids['SHARED'] = String(shared['url']).split('/').at(-1) ?? '';
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  page = await openWatchedPage(context, problems);
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

interface RecordedIssue {
  fingerprint: string;
  outcome: string;
}

/** Each kind of decision once, and a criterion that a person has checked. */
async function decide(scanId: string): Promise<void> {
  const { results } = await callAs(product, maya, 'GET', `/scan/${scanId}`);
  const lists = results as Record<'lighthouse_issues' | 'additional_issues', RecordedIssue[]>;
  const issues = [...lists.lighthouse_issues, ...lists.additional_issues];
  const failed = issues.filter(({ outcome }) => outcome === 'failed');
  const asked = issues.filter(({ outcome }) => outcome === 'needs-review');
  const verdicts = [
    [failed[0], { kind: 'ignored', reason: 'planned', note: 'After the next release.' }],
    [failed[1], { kind: 'false-alarm', note: 'It is decoration.' }],
    [asked[0], { kind: 'problem', note: 'It cannot be read.' }],
  ] as const;
  for (const [issue, verdict] of verdicts) {
    if (!issue) throw new Error('The page has fewer issues than decisions.');
    const { fingerprint } = issue;
    await callAs(product, maya, 'POST', `/scan/${scanId}/verdicts`, { fingerprint, ...verdict });
  }
  const checked = { check: '1.2.4', answer: 'passed', note: 'Looked at.' };
  await callAs(product, maya, 'POST', `/scan/${scanId}/checks`, checked);
}

it.each([
  ['the issues', '/scan/SCAN', 'Do these three first'],
  ['the issues by source, filtered', '/scan/SCAN?group=source&severity=serious', 'Lighthouse'],
  ['the issues by criterion', '/scan/SCAN?group=criterion', 'Do these three first'],
  ['no matching issue', '/scan/SCAN?q=nothing-of-the-kind', 'No matching issues found'],
  ['the issues with decisions', '/scan/DECIDED', 'Set aside'],
  ['the questions', '/scan/SCAN?view=review', 'Your answer'],
  ['the questions with answers', '/scan/DECIDED?view=review', 'Decided'],
  ['the criteria by state', '/scan/DECIDED?view=criteria', 'For the whole page'],
  ['the criteria by number', '/scan/SCAN?view=criteria&order=number', '1. Perceivable'],
  [
    'the rules that a search finds',
    '/scan/SCAN?view=criteria&order=rule&rules=1.4',
    'Not applicable',
  ],
  ['no matching rule', '/scan/SCAN?view=criteria&order=rule&rules=qwertz', 'No matching rules'],
  ['a standard that was not judged by', '/scan/SCAN?standard=2.1-AAA', 'WCAG 2.1 AAA'],
  ['the way of the keyboard', '/scan/SCAN?view=keyboard', 'Stops'],
  ['a shared result', '/shared/SHARED', 'Do these three first'],
  ['the questions of a shared result', '/shared/SHARED?view=review', 'Decided'],
  ['the criteria of a shared result', '/shared/SHARED?view=criteria', 'For the whole page'],
  ['the sample’s criteria', '/sample-result?view=criteria', 'For the whole page'],
  ['the sample’s way of the keyboard', '/sample-result?view=keyboard', 'Stops'],
] as const)('%s: no violations on any display', async (_name, where, ready) => {
  if (where.startsWith('/scan/'))
    await page.addInitScript((value) => localStorage.setItem('authToken', value), maya);
  const path = where.replace(/SCAN|DECIDED|SHARED/, (name) => ids[name] ?? name);
  await openPage(page, product.url + path);
  await page.getByText(ready).first().waitFor();
  await everyPartLoaded(page);
  expect(await findViolationsOnDisplays(page)).toEqual([]);
});
