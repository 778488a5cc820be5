/** Why a page of a site has no result of its own though nothing failed: its kind, said for all pages that have it. */
export const skipReasonNames = {
  'page-limit': 'Over the plan’s page limit',
  robots: 'Not allowed by robots.txt',
  'other-origin': 'Another origin',
  'not-html': 'Not a web page (HTML)',
  'sign-out': 'Would sign somebody out',
  duplicate: 'Duplicate of another page',
  'redirected-elsewhere': 'Leads off the site',
  'start-failed': 'The start page failed',
  'no-time': 'No time left',
} as const;

export type SkipReason = keyof typeof skipReasonNames;

/** In the order in which they are listed. */
export const skipReasons = Object.keys(skipReasonNames) as [SkipReason, ...SkipReason[]];
