import { type PlanCatalogue, type PlanType } from '@curbcut/model/plans';
import { toPlanCard, type PlanCard } from '@curbcut/wire/plans';

export type PlanCards = Readonly<Record<PlanType, PlanCard>>;

/** The cards of a catalogue, as `GET /api/payments/pricing` gives them. */
export function toPlanCards({ free, pro, enterprise }: PlanCatalogue): PlanCards {
  return { free: toPlanCard(free), pro: toPlanCard(pro), enterprise: toPlanCard(enterprise) };
}
