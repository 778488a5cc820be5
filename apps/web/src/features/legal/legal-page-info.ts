import type { PublicPage } from '../../lib/public-page.ts';
import { policyDates } from './policy-dates.ts';

export const privacyPage: PublicPage = {
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What this service stores about you, why, how long, who else sees it, and how to get it or have it deleted.',
  lastModified: policyDates.lastUpdated,
};

export const termsPage: PublicPage = {
  path: '/terms',
  title: 'Terms of Service',
  description:
    'Who may use this service and for what: age, permission to scan, what a result means, payment, liability and governing law.',
  lastModified: policyDates.lastUpdated,
};

export const cookiesPage: PublicPage = {
  path: '/cookies',
  title: 'Cookie Policy',
  description:
    'Which cookies and browser storage this service uses, for what and how long, and where to change your choice.',
  lastModified: policyDates.lastUpdated,
};
