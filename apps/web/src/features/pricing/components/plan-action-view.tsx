import type { PlanCard } from '@curbcut/wire/plans';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import type { PlanAction } from '../plan-action.ts';
import { askForPlanPath, checkoutPath, planWord } from '../../../entities/plan/plan-choice.ts';

/** The button of a plan's card: a link, so that it works before the page's script is there. */
export function PlanActionView({ plan, action }: { plan: PlanCard; action: PlanAction }) {
  switch (action.kind) {
    case 'current':
      return (
        <p className="plan__current">
          <CircleCheck className="icon" aria-hidden="true" />
          Your current plan
        </p>
      );
    case 'register':
      return (
        <ButtonLink className="btn--block" to="/register">
          Get Started Free
        </ButtonLink>
      );
    case 'contact-sales':
      return (
        <ButtonLink className="btn--block" to="/contact?type=sales">
          Contact Sales
        </ButtonLink>
      );
    case 'ask-operator':
      return (
        <ButtonLink className="btn--block" to={askForPlanPath}>
          Ask for {planWord(plan.type)}
        </ButtonLink>
      );
    case 'manage':
      return (
        <ButtonLink className="btn--block" to="/settings">
          Manage your plan
          <span className="sr-only"> to change to {planWord(plan.type)}</span>
        </ButtonLink>
      );
    case 'upgrade':
      return (
        <ButtonLink
          className="btn--block"
          look={plan.popular ? 'accent' : 'secondary'}
          to={checkoutPath(action.plan)}
        >
          Upgrade to {planWord(action.plan)}
        </ButtonLink>
      );
    default:
      return null;
  }
}
