import { createScanner, type Scanner } from '@curbcut/scanner';
import { asLoadedWithoutAlfa } from '@curbcut/scanner/rig';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { displays } from './displays.ts';
import { findOwnIssues, type OwnLook, ownSlots, type OwnView } from './find-own-issues.ts';
import { wholeUse } from './own-failures.ts';
import { needsAccount, prepareViews, resultViews, viewedPages } from './result-views.ts';
import { sharedProduct } from './shared-product.ts';
import { type SignedInProxy, startSignedInProxy } from './signed-in-proxy.ts';

const product = sharedProduct(import.meta.filename);

let server: PageServer;
let scanner: Scanner;
let signedIn: SignedInProxy;
let newcomer: SignedInProxy;
let pathOf: (view: string) => string;

beforeAll(async () => {
  server = await startPageServer(viewedPages, { port: product.pagePort });
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: ownSlots,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: product.url,
    limits: wholeUse,
  });
  const maya = await createAccount(product, 'Maya', 'pro');
  pathOf = await prepareViews(product, maya, server.url);
  signedIn = await startSignedInProxy(product.url, maya);
  newcomer = await startSignedInProxy(product.url, await createAccount(product, 'Fred', null));
});
afterAll(async () => {
  await signedIn?.close();
  await newcomer?.close();
  await scanner?.close();
  await server?.close();
});

/** What our scanner rightly says that it could not judge, by views: what is folded, and what the server answers. */
const notSeen: readonly [view: RegExp, said: RegExp][] = [
  [/criteria|two websites/, /text was out of sight, for example hidden slides, closed tabs/],
  [/questions/, /^What comes after “Save and next” was not seen: the page asks its server/],
];

/** Between them they have every kind of control that the views have; the others have the same as one of these. */
const used: readonly string[] = [
  'an issue that a link names',
  'the issues with decisions',
  'the questions',
  'the criteria by state',
  'the rules that a search finds',
  'the way of the keyboard',
  'a site with a cause that is open',
  'two scans of a page',
  'two websites',
  'a trend',
  'the dashboard with websites',
  'the dashboard of somebody new',
  'a shared result',
];

/** Every view is looked at on every display, and used on the first one. */
function viewsOn(display: OwnLook['display']): OwnView[] {
  const views = [
    ...resultViews.map(([name, where]) => ({
      name,
      url: needsAccount(where) ? signedIn.enter(pathOf(where)) : product.url + pathOf(where),
    })),
    { name: 'the dashboard of somebody new', url: newcomer.enter('/dashboard') },
  ];
  return views.map(({ name, url }) => ({
    name,
    url,
    isUsed: display === displays[0] && used.includes(name),
    notSeen: notSeen.filter(([view]) => view.test(name)).map(([, said]) => said),
  }));
}

it('names views that there are', () => {
  const names: readonly string[] = resultViews.map(([name]) => name);
  expect(used.filter((name) => !names.includes(name))).toEqual(['the dashboard of somebody new']);
});

describe.each(displays)('views of results at $width px, $colorScheme', (display) => {
  it('pass our own scanner, every one', async () => {
    const look = { display, slots: ownSlots, limits: 'whole', scan: asLoadedWithoutAlfa } as const;
    expect(await findOwnIssues(scanner, viewsOn(display), look)).toEqual([]);
    // Those that are used are used whole.
  }, 1_800_000);
});
