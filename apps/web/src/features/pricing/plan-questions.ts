import { countOf } from '@curbcut/model/text';
import type { PlanCards } from '../../entities/plan/plan-cards.ts';

/** The questions people ask before they choose, as search engines are told them too. */
export function planQuestions(
  { free }: Pick<PlanCards, 'free'>,
  takesPayments: boolean,
): (readonly [string, string])[] {
  const scans =
    free.scans_per_month < 0
      ? 'Unlimited scans'
      : `${countOf(free.scans_per_month, 'scan')} per month`;
  return [
    [
      'Can I change my plan?',
      'Plans can be changed anytime. An upgrade is effective immediately, a downgrade with the next billing period.',
    ],
    [
      'Which cards do you accept?',
      takesPayments
        ? 'Major credit cards. The payment provider takes the card; its number never reaches Curbcut.'
        : 'Major credit cards, where payments are set up. This server takes none yet.',
    ],
    ['What is in the Free plan?', `${scans}, with no card.`],
    ['How do I cancel?', 'Cancel anytime. You keep access until the end of the billing period.'],
  ];
}
