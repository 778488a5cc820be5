import type { PlanCard } from '@curbcut/contracts';
import { Check } from 'lucide-react';
import { formatPrice } from '../../../lib/format-money.ts';

/** `$29 /month`; `Custom` without a price. */
export function PlanPrice({ plan: { price } }: { plan: Pick<PlanCard, 'price'> }) {
  return (
    <p className="plan__price num">
      {price === null ? 'Custom' : formatPrice(price)}
      {price !== null && price > 0 && <small>/month</small>}
    </p>
  );
}

/** What a plan brings. */
export function PlanFeatures({ plan: { features } }: { plan: Pick<PlanCard, 'features'> }) {
  return (
    <ul className="ticks">
      {features.map((feature) => (
        <li key={feature}>
          <Check className="icon" aria-hidden="true" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
