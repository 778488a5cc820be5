import type { PlanCard } from '@curbcut/wire/plans';
import { Minus } from 'lucide-react';
import type { PlanAction } from '../plan-action.ts';
import { PlanActionView } from './plan-action-view.tsx';
import { PlanFeatures, PlanPrice } from '../../../entities/plan/components/plan-facts.tsx';

interface PlanCardViewProps {
  plan: PlanCard;
  action: PlanAction;
  /** Whether somebody pays for it; only of the plan that is held. */
  payment: 'paid' | 'given' | 'awaited';
}

export function PlanCardView({ plan, action, payment }: PlanCardViewProps) {
  return (
    <li className={plan.popular ? 'card plan plan--popular' : 'card plan'}>
      <div className="stack gap-2">
        <div className="row justify-between">
          <h2 className="text-xl">{plan.name}</h2>
          {plan.popular && <span className="badge badge--popular">Most Popular</span>}
        </div>
        <p className="text-muted">{plan.description}</p>
      </div>
      {payment === 'given' ? (
        <p className="plan__price">
          No charge
          <small>given to you by the operator of this service</small>
        </p>
      ) : (
        <PlanPrice plan={plan} isAwaited={payment === 'awaited'} />
      )}
      <hr className="border-line" />
      <PlanFeatures plan={plan} />
      {plan.limitations.length > 0 && (
        <div className="stack gap-2">
          <h3 className="text-base text-muted">Limitations</h3>
          <ul className="ticks ticks--no text-muted">
            {plan.limitations.map((limitation) => (
              <li key={limitation}>
                <Minus className="icon" aria-hidden="true" />
                <span>{limitation}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="plan__action">
        <PlanActionView plan={plan} action={action} />
      </div>
    </li>
  );
}
