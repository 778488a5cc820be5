import { createScanner, type Scanner } from '@curbcut/scanner';
import { asLoadedWithoutAlfa } from '@curbcut/scanner/rig';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs, createAccount, scanAs } from './account.ts';
import { requestScan, waitForStatus } from './api.ts';
import { displays } from './displays.ts';
import { findOwnIssues, type OwnView } from './find-own-issues.ts';
import { outboxLinkOf } from './outbox.ts';
import { notSeenOf, patient } from './own-failures.ts';
import { pages } from './pages.ts';
import { publicPaths } from './public-paths.ts';
import { viewedPages } from './result-views.ts';
import { sharedProduct } from './shared-product.ts';
import { type SignedInProxy, startSignedInProxy } from './signed-in-proxy.ts';

const product = sharedProduct(import.meta.filename);

const slots = 3;

let server: PageServer;
let scanner: Scanner;
let signedIn: SignedInProxy;
const names: Record<string, string> = {};

beforeAll(async () => {
  server = await startPageServer({ ...pages, ...viewedPages }, { port: product.pagePort });
  const maya = await createAccount(product, 'Maya', 'pro');
  await Promise.all([
    scanForVisitor('VISITED', '/ferry'),
    scanForVisitor('FAILED', '/gone'),
    scanPageTwice(maya),
    scanSite(maya),
  ]);
  signedIn = await startSignedInProxy(product.url, maya);
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: product.url,
    limits: patient,
  });
});
afterAll(async () => {
  await scanner?.close();
  await signedIn?.close();
  await server?.close();
});

async function scanForVisitor(name: string, path: string): Promise<void> {
  const id = await requestScan(product, {
    url: server.url(path),
    email: `own@${product.emailDomain}`,
    name: 'Own',
  });
  await waitForStatus(product, id, ['completed', 'failed']);
  names[name] = id;
}

/** What shows the results needs no use of the pages. */
const unused = { interaction: false } as const;

/** The newer scan is shared. */
async function scanPageTwice(token: string): Promise<void> {
  const url = server.url('/ferry');
  const older = await scanAs(product, token, url, unused);
  const newer = await scanAs(product, token, url, unused);
  const shared = await callAs(product, token, 'POST', `/scan/${newer}/share`, { days: 7 });
  names['OLDER'] = older;
  names['SCAN'] = newer;
  names['SHARED'] = String(shared['url']).split('/').at(-1) ?? '';
  names['FERRY'] = encodeURIComponent(url);
}

async function scanSite(token: string): Promise<void> {
  names['SITE'] = await scanAs(product, token, server.url('/pier'), {
    ...unused,
    scan_type: 'site',
  });
}

/** What it shows, where, where names in capitals stand for what was scanned, and how its title begins. */
type Route = readonly [name: string, path: string, title: string];

const routes: readonly Route[] = [
  ['a result', '/results/VISITED', 'Scan of'],
  ['a failed scan', '/results/FAILED', 'Scan of'],
  ['an unknown result', '/results/AAAAAAAAAAAAAAAAAAAAAAAA', 'Scan'],
  ['the sample result', '/sample-result', 'Sample result'],
  ['a shared result', '/shared/SHARED', 'Scan of'],
  ['a link that sets a new password', '/reset-password?token=abc', 'Reset Password'],
  ['a link that confirms an e-mail address', '/verify-email', 'Confirm Your E-mail'],
  ['a link that changes the e-mail address', '/confirm-email?token=abc', 'Confirm E-mail Change'],
  ['a payment that was left', '/payment-cancel', 'Payment Cancelled'],
  ['the HTML report', '/scan/VISITED/report?format=html', 'Accessibility'],
  ['the API documentation', '/docs', 'API'],
];

const signedInRoutes: readonly Route[] = [
  ['a scan', '/scan/SCAN', 'Scan of'],
  ['a site scan', '/scan/SITE', 'Scan of'],
  ['the overview', '/dashboard', 'Dashboard'],
  ['the dashboard’s history', '/dashboard?tab=scans', 'Dashboard'],
  ['schedules', '/dashboard?tab=schedules', 'Dashboard'],
  ['a trend', '/dashboard?tab=trends&website=FERRY', 'Dashboard'],
  ['reports', '/dashboard?tab=reports', 'Dashboard'],
  ['the scan history', '/scan-history', 'Scan History'],
  ['a comparison', '/compare?older=OLDER&newer=SCAN', 'Compare'],
  ['settings', '/settings', 'Settings'],
  ['the end of a payment', '/payment-success', 'No Payment Needed'],
];

/**
 * One of each kind of controls: forms, what folds, tabs, menus and dialogs. The others have the same as one of these; the
 * tests own-*.long.e2e.ts use every one.
 */
const used: readonly RegExp[] = [/^\/free-scan\b/, /^\/scan\/SCAN$/, /^\/dashboard\?tab=schedules/];

it('every route passes our own scanner', async () => {
  const { pathname, search } = new URL(outboxLinkOf(product));
  // Browsers that have just been started draw the app late: pages that the server draws come first.
  const views = [
    ...[
      ...(await publicRoutes()),
      ['the local mail page', pathname + search, ''] as const,
      ...routes,
    ].map((route) => viewOf(route, (path) => product.url + path)),
    ...signedInRoutes.map((route) => viewOf(route, (path) => signedIn.enter(path))),
  ];
  const look = { display: displays[0], slots, limits: 'usual', scan: asLoadedWithoutAlfa } as const;
  expect(await findOwnIssues(scanner, views, look)).toEqual([]);
  // On two quiet cores it takes two minutes.
}, 900_000);

/** Those that anybody may read; of the articles, which have one layout, the first. */
async function publicRoutes(): Promise<Route[]> {
  const paths = await publicPaths(product);
  const [, ...otherArticles] = paths.filter((path) => path.startsWith('/blog/'));
  const kept = paths.filter((path) => !otherArticles.includes(path));
  return kept.map((path) => [path, path, '']);
}

function viewOf([name, path, title]: Route, urlOf: (path: string) => string): OwnView {
  const where = path.replaceAll(/\b[A-Z]{4,}\b/g, (word) => names[word] ?? word);
  const isUsed = used.some((one) => one.test(path));
  return { name, url: urlOf(where), title, isUsed, notSeen: notSeenOf(path) };
}
