import { useDelayed } from '../../../lib/use-now.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { usePlanCards } from '../api/use-plan-cards.ts';
import { PlanCardView } from './plan-card-view.tsx';
import { PlanQuestions } from './plan-questions.tsx';

const skeletonDelayMs = 300;

export function PricingPage() {
  usePageMeta({
    title: 'Pricing - Curbcut',
    description:
      'The plans of Curbcut: start free, upgrade when you need schedules and whole sites.',
  });
  const { isLoading, plans } = usePlanCards();
  return (
    <div className="stack gap-10">
      <div className="stack gap-3">
        <h1 className="text-3xl">Choose Your Plan</h1>
        <p className="lead">
          Start free, upgrade when you need schedules and scans of whole sites. Or host Curbcut
          yourself: the code is open.
        </p>
      </div>
      {isLoading ? (
        <PricingSkeleton />
      ) : (
        <ul className="plans">
          <PlanCardView plan={plans.free} />
          <PlanCardView plan={plans.pro} />
          <PlanCardView plan={plans.enterprise} />
        </ul>
      )}
      {!isLoading && <PlanQuestions freeScansPerMonth={plans.free.scans_per_month} />}
    </div>
  );
}

function PricingSkeleton() {
  const isSlow = useDelayed(skeletonDelayMs);
  return (
    <div className="stack" aria-busy="true">
      <output className={isSlow ? undefined : 'sr-only'}>Loading pricing information...</output>
      {isSlow && (
        <div className="plans" aria-hidden="true">
          <span className="skeleton h-96" />
          <span className="skeleton h-96" />
          <span className="skeleton h-96" />
        </div>
      )}
    </div>
  );
}
