export interface BenchRoute {
  path: string;
  /** Opened by somebody who is signed in. */
  needsAccount: boolean;
  /** How much script may be transferred until the page is idle, in bytes; undefined: no budget of its own. */
  scriptBudget?: number;
  /** Why search engines must not list it; Lighthouse's `is-crawlable` is expected to fail then, and only then. */
  notListedBecause?: string;
}

const visitor = (path: string, more: Partial<BenchRoute> = {}): BenchRoute => ({
  path,
  needsAccount: false,
  ...more,
});
const account = (path: string, more: Partial<BenchRoute> = {}): BenchRoute => ({
  path,
  needsAccount: true,
  ...more,
});

const oneTimeLink = 'it is opened by a link that works once';
const somebodysOwn = 'it is for the person signed in';
const privateScan = 'it shows a scan that only its address protects';

/** Every page of the app; `scanId` is one of a stored scan with a result. */
export function listRoutes(scanId: string, shareToken: string): BenchRoute[] {
  return [
    visitor('/free-scan', { scriptBudget: 110_000 }),
    visitor('/pricing'),
    visitor('/login'),
    visitor('/register'),
    visitor('/forgot-password', { notListedBecause: 'it is of use to who has an account' }),
    visitor('/reset-password', { notListedBecause: oneTimeLink }),
    visitor('/verify-email', { notListedBecause: oneTimeLink }),
    visitor('/confirm-email', { notListedBecause: oneTimeLink }),
    visitor(`/shared/${shareToken}`, { notListedBecause: privateScan }),
    account('/dashboard', { scriptBudget: 220_000 }),
    account('/dashboard?tab=trends'),
    account('/scan-history', { notListedBecause: somebodysOwn }),
    account(`/scan/${scanId}`, { notListedBecause: privateScan }),
    account('/compare'),
    account('/settings', { notListedBecause: somebodysOwn }),
  ];
}
