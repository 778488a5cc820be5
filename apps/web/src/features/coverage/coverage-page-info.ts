import type { PublicPage } from '../../lib/public-page.ts';

export const coveragePage: PublicPage = {
  path: '/coverage',
  title: 'What Curbcut tests',
  description:
    'Which criteria of WCAG 2.2 and which common failures Curbcut finds automatically, which it asks about, and what is left to a person.',
};
