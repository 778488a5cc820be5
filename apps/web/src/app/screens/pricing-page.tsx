import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { importPage } from '../../lib/import-page.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { readPlanChoice } from '../../entities/plan/plan-choice.ts';
import { PlanList } from '../../features/pricing/components/plan-list.tsx';
import { PricingLoading } from '../../entities/plan/components/pricing-loading.tsx';

export { pricingPage } from '../../features/pricing/pricing-page-info.ts';

/** Its script, and the payment provider's, come when somebody wants to pay. */
const CheckoutPage = lazyPart(async () => {
  const page = await import('../../features/payments/components/checkout-page.tsx');
  return page.CheckoutPage;
}, importPage);

/** All plans, or the checkout of the one in the URL. */
export function PricingPage() {
  const [query] = useSearchParams();
  const plan = readPlanChoice(query);
  const [wasCheckout, setWasCheckout] = useState(false);
  if (plan !== null && !wasCheckout) setWasCheckout(true);
  if (plan === null) return <PlanList takesFocus={wasCheckout} />;
  return (
    <Suspense
      fallback={
        <div className="stack gap-6">
          <h1>Complete Your Subscription</h1>
          <PricingLoading />
        </div>
      }
    >
      <CheckoutPage key={plan} planType={plan} />
    </Suspense>
  );
}
