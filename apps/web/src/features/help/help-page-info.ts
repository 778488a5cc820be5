import type { PublicPage } from '../../lib/public-page.ts';
import { helpQuestions } from './questions.ts';

export const helpPage: PublicPage = {
  path: '/help',
  title: 'Help Center',
  description:
    'How to sign up, scan a page or a site, read scores and reports, and what the free scan includes. With answers to frequent questions.',
  lastModified: '2026-11-20',
  structuredData: (config) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url: `${config.publicUrl}/help`,
      mainEntity: helpQuestions(config).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
