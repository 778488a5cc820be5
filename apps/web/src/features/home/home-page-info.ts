import type { PublicPage } from '../../lib/public-page.ts';

export const homePage: PublicPage = {
  path: '/',
  title: 'Professional Website Accessibility Analysis',
  description:
    'Check a web page against WCAG with axe-core, Alfa, Lighthouse and our own checks: one list of issues with reasons and fixes. Free to start, open to host.',
  marketing: true,
};
