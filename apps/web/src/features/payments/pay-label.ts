import type { PlanCard } from '@curbcut/wire/plans';
import { formatMoney, formatPrice } from '../../lib/format-money.ts';

/** What the button of a payment says: the sum that is charged now, by its month where that is the whole price. */
export function payLabel({ price }: Pick<PlanCard, 'price'>, dueCents: number): string {
  return dueCents === price
    ? `Pay ${formatPrice(price)}/month`
    : `Pay ${formatMoney(dueCents)} now`;
}
