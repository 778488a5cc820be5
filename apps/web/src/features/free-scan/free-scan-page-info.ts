import type { PublicPage } from '../../lib/public-page.ts';

export const freeScanPage: PublicPage = {
  path: '/free-scan',
  title: 'Free Accessibility Scan',
  description:
    'Check a web page for accessibility barriers: free, without an account, with a full report.',
};
