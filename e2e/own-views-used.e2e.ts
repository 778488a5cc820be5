import { createScanner, type Scanner } from '@curbcut/scanner';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { displays } from './displays.ts';
import { ownFailures, wholeUse } from './own-failures.ts';
import { needsAccount, prepareViews, resultViews, viewedPages } from './result-views.ts';
import { sharedProduct } from './shared-product.ts';
import { type SignedInProxy, startSignedInProxy } from './signed-in-proxy.ts';

const product = sharedProduct(import.meta.filename);

/** Views that our own scanner looks at side by side. */
const slots = 2;

let server: PageServer;
let scanner: Scanner;
let signedIn: SignedInProxy;
let newcomer: SignedInProxy;
let pathOf: (view: string) => string;

beforeAll(async () => {
  server = await startPageServer(viewedPages, { port: product.pagePort });
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots,
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

interface View {
  name: string;
  url: string;
}

/** In light every view; each is used in dark or in a narrow window as well, whose looks a scan judges of every view. */
function viewsOn(at: number): View[] {
  const views = [
    ...resultViews.map(([name, where]) => ({
      name,
      url: needsAccount(where) ? signedIn.enter(pathOf(where)) : product.url + pathOf(where),
    })),
    { name: 'the dashboard of somebody new', url: newcomer.enter('/dashboard') },
  ];
  return views.filter((_, index) => at === 0 || index % 2 === at % 2);
}

/** What our scanner rightly says that it could not judge, by views: what is folded, and what the server answers. */
const notSeen: readonly [view: RegExp, said: RegExp][] = [
  [/criteria|two websites/, /text was out of sight, for example hidden slides, closed tabs/],
  [/questions/, /^What comes after “Save and next” was not seen: the page asks its server/],
  // It has more stops than a scan follows.
  [/^all rules$/, /was not used/],
];

/** What our own scanner finds on a view, used whole, or could not look at. */
async function findIssues(
  { name, url }: View,
  display: (typeof displays)[number],
): Promise<string[]> {
  const interaction = name !== 'all rules';
  const { pageScan } = await scanner.scanPage(url, { display, interaction });
  if (pageScan.status === 'failed') return [pageScan.error.message];
  const isExpected = (message: string) =>
    notSeen.some(([view, said]) => view.test(name) && said.test(message));
  return [
    ...ownFailures(pageScan).map(({ rule, nodes }) => `${rule}: ${nodes[0]?.html}`),
    ...pageScan.notAssessed
      .filter(({ message }) => !isExpected(message))
      .map((part) => `not assessed: ${JSON.stringify(part)}`),
  ].map((issue) => `${name}: ${issue}`);
}

describe.each(displays.map((display, at) => ({ ...display, at })))(
  'views of results at $width px, $colorScheme',
  ({ at, ...display }) => {
    it(
      'pass our own scanner, every one',
      async () => {
        const waiting = viewsOn(at);
        const found: string[] = [];
        const work = async () => {
          for (let view = waiting.shift(); view; view = waiting.shift()) {
            found.push(...(await findIssues(view, display)));
          }
        };
        await Promise.all(Array.from({ length: slots }, work));
        expect(found.toSorted()).toEqual([]);
      },
      // All of them are used whole, one after the other.
      1_800_000,
    );
  },
);
