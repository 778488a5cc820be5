import type { PlanCard } from '@curbcut/wire/plans';
import { useId, useState } from 'react';
import { formatMoney } from '../../../lib/format-money.ts';
import { formatLocalDate } from '../../../lib/format.ts';
import { PlanFeatures, PlanPrice } from '../../../entities/plan/components/plan-facts.tsx';
import { nextPaymentDay } from '../next-payment-day.ts';

interface OrderSummaryProps {
  plan: PlanCard;
  dueCents: number;
  /** ISO 8601; left out: a month from today. */
  nextPayment?: string | null;
}

/** What is bought: both amounts in full. */
export function OrderSummary({ plan, dueCents, nextPayment }: OrderSummaryProps) {
  const titleId = useId();
  const [aMonthFromNow] = useState(() => nextPaymentDay(new Date()).toISOString());
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{plan.name}</h2>
      <PlanPrice plan={plan} />
      <hr className="border-line" />
      <PlanFeatures plan={plan} />
      <hr className="border-line" />
      <dl className="pairs num">
        <div>
          <dt>Due today</dt>
          <dd>
            <strong>{formatMoney(dueCents)}</strong>
          </dd>
        </div>
        <div>
          <dt>Next payment</dt>
          <dd>
            {plan.price !== null && formatMoney(plan.price)}
            <br />
            {formatLocalDate(nextPayment ?? aMonthFromNow)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
