import type { PlanCard } from '@curbcut/wire/plans';
import { formatPrice } from '../../../lib/format-money.ts';
import { TickList } from '../../../components/ui/tick-list.tsx';

interface PlanPriceProps {
  plan: Pick<PlanCard, 'price'>;
  /** Who pays is not known yet: it keeps its place. */
  isAwaited?: boolean;
}

/** `$29 /month`; `Custom` without a price. */
export function PlanPrice({ plan: { price }, isAwaited = false }: PlanPriceProps) {
  return (
    <p className={isAwaited ? 'plan__price num invisible' : 'plan__price num'}>
      {price === null ? 'Custom' : formatPrice(price)}
      {price !== null && price > 0 && <small>/month</small>}
    </p>
  );
}

/** What a plan brings. */
export function PlanFeatures({ plan: { features } }: { plan: Pick<PlanCard, 'features'> }) {
  return <TickList texts={features} />;
}
