import type { PublicPage } from '../../lib/public-page.ts';

export const homePage: PublicPage = {
  path: '/',
  title: 'Professional Website Accessibility Analysis',
  description:
    'Check a web page against WCAG: several engines, one list of issues with the elements, the reasons and the fixes. Free to start, open to host yourself.',
  marketing: true,
};
