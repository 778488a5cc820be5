/** Why a page of a site has no result of its own though nothing failed: its kind, said for all pages that have it. */
export const skipReasonNames = {
  'page-limit': 'Over the plan’s page limit',
  robots: 'Not allowed by robots.txt',
  'other-origin': 'Another origin',
  'not-html': 'Not a web page (HTML)',
  'sign-out': 'Would sign somebody out',
  duplicate: 'Duplicate of another page',
  'not-canonical': 'Same content under another address',
  'history-view': 'Edit and history views, old versions',
  'query-variant': 'Other views of a page (sorting, filters, tracking)',
  'sign-in-view': 'Sign-in pages that lead back',
  'print-view': 'Print, feed and reply views',
  noindex: 'Marked noindex',
  'redirected-elsewhere': 'Leads off the site',
  'start-failed': 'The start page failed',
  'no-time': 'No time left',
} as const;

export type SkipReason = keyof typeof skipReasonNames;

/** In the order in which they are listed. */
export const skipReasons = Object.keys(skipReasonNames) as [SkipReason, ...SkipReason[]];

/** What shows the same as another page of its site, or is not meant to be found: it is scanned last, where there is room. */
export const nearCopies = [
  'history-view',
  'query-variant',
  'sign-in-view',
  'print-view',
  'noindex',
] as const satisfies readonly SkipReason[];
export type NearCopy = (typeof nearCopies)[number];

const scanAlone = 'Scan those you need alone';

/** What somebody can do about it, for the list of what was not scanned. */
export const skipAdvice: Readonly<Record<SkipReason, string>> = {
  'page-limit': `Raise the limit with another plan, or scan them alone`,
  robots: 'Allow Curbcut in robots.txt, or scan them alone',
  'other-origin': 'Scan that site by itself',
  'not-html': 'Nothing: documents need a check of their own',
  'sign-out': 'Nothing',
  duplicate: 'Nothing: the other address was scanned',
  'not-canonical': 'Nothing: the canonical address was scanned',
  'history-view': `Nothing, these come last. ${scanAlone}`,
  'query-variant': `Nothing, these come last. ${scanAlone}`,
  'sign-in-view': `Nothing, these come last. ${scanAlone}`,
  'print-view': `Nothing, these come last. ${scanAlone}`,
  noindex: `Nothing, these come last. ${scanAlone}`,
  'redirected-elsewhere': 'Mend the links, if they should stay on the site',
  'start-failed': 'Scan the site again when its start page opens',
  'no-time': 'Scan the site again, or scan them alone',
};
