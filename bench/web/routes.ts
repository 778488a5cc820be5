export interface BenchRoute {
  path: string;
  /** How the table calls it; undefined: by its path. */
  name?: string;
  /** Opened by somebody who is signed in. */
  needsAccount: boolean;
  /** How much script may be transferred until the page is idle, in bytes; undefined: no budget of its own. */
  scriptBudget?: number;
  /** Lighthouse's performance, 0 to 100; undefined: what every page must reach. */
  leastPerformance?: number;
  /** Why search engines must not list it; Lighthouse's `is-crawlable` is expected to fail then, and only then. */
  notListedBecause?: string;
}

const visitor = (path: string, more: Partial<BenchRoute> = {}): BenchRoute => ({
  path,
  needsAccount: false,
  ...more,
});
/** Drawn ahead, so that it paints at once. */
const drawn = (path: string, more: Partial<BenchRoute> = {}): BenchRoute =>
  visitor(path, { leastPerformance: 98, ...more });
const account = (path: string, more: Partial<BenchRoute> = {}): BenchRoute => ({
  path,
  needsAccount: true,
  ...more,
});

const oneTimeLink = 'it is opened by a link that works once';
const afterPayment = 'a payment leads to it';
const somebodysOwn = 'it is for the person signed in';
const privateScan = 'it shows a scan that only its address protects';

export interface ShownScans {
  /** A scan with a result of the person who is signed in. */
  ownScanId: string;
  /** A visitor's scan with a result. */
  freeScanId: string;
  shareToken: string;
  /** A scan of a whole site of the person who is signed in. */
  siteScanId: string;
}

/** Every page of the app. */
export function listRoutes({
  ownScanId,
  freeScanId,
  shareToken,
  siteScanId,
}: ShownScans): BenchRoute[] {
  return [
    drawn('/', { scriptBudget: 110_000 }),
    drawn('/free-scan', { scriptBudget: 110_000 }),
    drawn('/pricing'),
    drawn('/resources'),
    drawn('/blog'),
    drawn('/blog/what-barriers-cost'),
    drawn('/help'),
    drawn('/contact'),
    drawn('/status'),
    drawn('/coverage'),
    drawn('/privacy'),
    drawn('/terms'),
    drawn('/cookies'),
    drawn('/login'),
    drawn('/register'),
    visitor('/sample-result', {
      notListedBecause: 'it shows a result of a page that is no website',
    }),
    visitor(`/results/${freeScanId}`, { notListedBecause: privateScan }),
    visitor('/forgot-password', { notListedBecause: 'it is of use to who has an account' }),
    visitor('/reset-password', { notListedBecause: oneTimeLink }),
    visitor('/verify-email', { notListedBecause: oneTimeLink }),
    visitor('/confirm-email', { notListedBecause: oneTimeLink }),
    visitor(`/shared/${shareToken}`, { notListedBecause: privateScan }),
    visitor('/payment-success', { notListedBecause: afterPayment }),
    visitor('/payment-cancel', { notListedBecause: afterPayment }),
    account('/dashboard', { scriptBudget: 220_000 }),
    account('/dashboard?tab=trends'),
    account('/scan-history', { notListedBecause: somebodysOwn }),
    account(`/scan/${ownScanId}`, { notListedBecause: privateScan }),
    account(`/scan/${siteScanId}`, {
      name: '/scan/… of a whole site',
      notListedBecause: privateScan,
    }),
    account('/compare'),
    account('/settings', { notListedBecause: somebodysOwn }),
  ];
}
