import type { PublicPage } from '../../lib/public-page.ts';

export const homePage: PublicPage = {
  path: '/',
  title: 'Professional Website Accessibility Analysis',
  description:
    'Find out who can’t use your website, and what to fix first: one list of WCAG issues with reasons and fixes. Free to start, open to host.',
  marketing: true,
};
