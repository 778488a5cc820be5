import type { PublicPage } from '../../lib/public-page.ts';

export const resourcesPage: PublicPage = {
  path: '/resources',
  title: 'WCAG Guidelines and Resources',
  description:
    'WCAG quick reference, European and American standards, screen readers and testing tools, each with what it is for. And a first hour to begin with.',
  marketing: true,
  lastModified: '2026-11-20',
};
