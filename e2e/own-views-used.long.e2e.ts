import { createScanner, type Scanner } from '@curbcut/scanner';
import { asLoaded } from '@curbcut/scanner/rig';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { displays } from './displays.ts';
import { findOwnIssues, ownSlots, type OwnView, whole } from './find-own-issues.ts';
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

/**
 * In light every view is used, but for the one that has more stops than a scan follows, and its looks in dark, in forced
 * colors and in a narrow window are judged with it. On each other display every view is looked at, and each eighth is used.
 */
function viewsOn(at: number): OwnView[] {
  const views = [
    ...resultViews.map(([name, where]) => ({
      name,
      url: needsAccount(where) ? signedIn.enter(pathOf(where)) : product.url + pathOf(where),
    })),
    { name: 'the dashboard of somebody new', url: newcomer.enter('/dashboard') },
  ];
  return views.map(({ name, url }, index) => ({
    name,
    url,
    isUsed: name !== 'all rules' && (at === 0 || index % 8 === at % 8),
    notSeen: notSeen.filter(([view]) => view.test(name)).map(([, said]) => said),
  }));
}

describe.each(displays.map((display, at) => ({ ...display, at })))(
  'views of results at $width px, $colorScheme',
  ({ at, ...display }) => {
    it(
      'pass our own scanner, every one',
      async () => {
        expect(
          await findOwnIssues(scanner, viewsOn(at), {
            display,
            slots: ownSlots,
            limits: 'whole',
            scan: at === 0 ? whole : asLoaded,
          }),
        ).toEqual([]);
      },
      // All of them are used whole, one after the other.
      1_800_000,
    );
  },
);
