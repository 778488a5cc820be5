import { toPlanCard, type PlanCard, type PlanCatalogue, type PlanType } from '@curbcut/contracts';

export type PlanCards = Readonly<Record<PlanType, PlanCard>>;

/** The cards of a catalogue, as `GET /api/payments/pricing` gives them. */
export function toPlanCards({ free, pro, enterprise }: PlanCatalogue): PlanCards {
  return { free: toPlanCard(free), pro: toPlanCard(pro), enterprise: toPlanCard(enterprise) };
}
