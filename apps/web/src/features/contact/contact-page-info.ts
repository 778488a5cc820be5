import type { PublicPage } from '../../lib/public-page.ts';

export const contactPage: PublicPage = {
  path: '/contact',
  title: 'Contact',
  description:
    'Write to the people who run this service: general questions, sales and pricing, technical support or partnership.',
  lastModified: '2026-11-21',
};
