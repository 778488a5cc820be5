import { operatorOfService } from '@curbcut/model/site';
import { CircleX, CreditCard, Handshake, Info, RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { askForPlanPath } from '../../../entities/plan/plan-choice.ts';
import type { CheckoutState } from '../checkout-state.ts';

interface CheckoutProblemProps {
  problem: Extract<
    CheckoutState,
    { kind: 'not-configured' | 'not-for-sale' | 'not-connected' | 'refused' }
  >;
  isRetrying: boolean;
  onRetry: () => void;
}

function NotConfigured() {
  const { supportEmail } = useSiteConfig().operator;
  return (
    <p className="anywhere">
      This server takes no card payments. To have your account given this plan, ask{' '}
      {operatorOfService(supportEmail)}. Everything in the Free plan works without one.
    </p>
  );
}

/** Why there is no payment form, and what to do instead. */
export function CheckoutProblem({ problem, isRetrying, onRetry }: CheckoutProblemProps) {
  switch (problem.kind) {
    case 'not-configured':
      return (
        <Problem icon={CreditCard} title="Payment System Not Configured">
          <NotConfigured />
          <div className="row">
            <ButtonLink look="primary" to={askForPlanPath}>
              Ask for the plan
            </ButtonLink>
            <ButtonLink to="/free-scan">Run a free scan</ButtonLink>
          </div>
        </Problem>
      );
    case 'not-for-sale':
      return (
        <Problem icon={Handshake} title="This plan is sold in person">
          <p>It cannot be bought with a card here. Nothing was charged.</p>
          <ButtonLink look="primary" to="/contact?type=sales">
            Contact Sales
          </ButtonLink>
        </Problem>
      );
    case 'refused':
      return (
        <Problem icon={Info} title="Nothing to pay here">
          <p>{problem.message}</p>
          <ButtonLink look="primary" to="/settings">
            Manage your plan
          </ButtonLink>
        </Problem>
      );
    default:
      return (
        <Problem icon={CircleX} title="Backend Not Connected">
          <p>{problem.message} Nothing was charged.</p>
          <Button look="primary" isPending={isRetrying} onPress={onRetry}>
            <RotateCcw className={`icon ${isRetrying ? 'spin' : ''}`} aria-hidden="true" />
            {isRetrying ? 'Trying again...' : 'Try again'}
          </Button>
        </Problem>
      );
  }
}

interface ProblemProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** Stands where the form was awaited; it is said when it appears. */
function Problem({ icon: Icon, title, children }: ProblemProps) {
  return (
    <div className="card card--roomy checkout__problem" role="alert">
      <Icon className="size-8" aria-hidden="true" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
