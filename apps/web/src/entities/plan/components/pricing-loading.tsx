import { useDelayed } from '../../../lib/use-now.ts';

const skeletonDelayMs = 300;

/** While the checkout waits for the prices. */
export function PricingLoading() {
  const isSlow = useDelayed(skeletonDelayMs);
  return (
    <div className="stack" aria-busy="true">
      <output className={isSlow ? undefined : 'sr-only'}>Loading pricing information...</output>
      {isSlow && (
        <div className="dash" aria-hidden="true">
          <span className="skeleton h-96" />
          <span className="skeleton h-96" />
        </div>
      )}
    </div>
  );
}
