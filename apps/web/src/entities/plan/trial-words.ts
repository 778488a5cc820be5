import { priceLabel } from '@curbcut/model/plans';
import { type SiteConfig } from '@curbcut/model/site';
import { planWord } from './plan-choice.ts';

type Offer = Pick<SiteConfig, 'plans' | 'defaultPlan' | 'payments'>;

/** What begins with an account: there is no trial that ends. */
export function startWords({ defaultPlan }: Pick<Offer, 'defaultPlan'>): string {
  return `You start on the ${planWord(defaultPlan)} plan: no card, and no trial that runs out.`;
}

/** What begins with the button that offers Pro, and from when on it costs something. */
export function proTrialWords(offer: Offer): string {
  const { plans, defaultPlan, payments } = offer;
  const start = startWords(offer);
  if (defaultPlan !== 'free' || plans.pro.priceCents === 0) return start;
  if (!payments) {
    return `${start} This server takes no card payments: the operator of this service gives accounts the Pro plan.`;
  }
  return `${start} Pro costs ${priceLabel(plans.pro)} a month from the day you upgrade.`;
}
