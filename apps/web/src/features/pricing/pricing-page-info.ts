import type { PublicPage } from '../../lib/public-page.ts';
import { toPlanCards } from '../../entities/plan/plan-cards.ts';
import { planQuestions } from './plan-questions.ts';

export const pricingPage: PublicPage = {
  path: '/pricing',
  title: 'Pricing',
  description: 'The plans of Curbcut: start free, upgrade when you need schedules and whole sites.',
  structuredData: ({ plans, payments }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: planQuestions(toPlanCards(plans), payments).map(([question, answer]) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
