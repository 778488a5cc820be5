import type { PublicPage } from '../lib/public-page.ts';

/** Stands at every URL that leads nowhere; this one is only there to draw it. */
export const notFoundPage: PublicPage = {
  path: '/not-found',
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  robots: 'noindex',
};
