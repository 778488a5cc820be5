import { useDelayed } from '../../../lib/use-now.ts';

const skeletonDelayMs = 300;

/** The shape of a result, once loading takes longer than a moment. */
export function ScanSkeleton() {
  const isSlow = useDelayed(skeletonDelayMs);
  return (
    <div className="stack gap-6" aria-busy="true">
      <h1 className="sr-only">Scan</h1>
      <output className="sr-only">Loading scan details...</output>
      {isSlow && (
        <div className="stack gap-6" aria-hidden="true">
          <div className="stack gap-3">
            <span className="skeleton h-8 max-w-md" />
            <span className="skeleton h-5 max-w-xl" />
          </div>
          <div className="result-top">
            <span className="skeleton h-56" />
            <span className="skeleton h-56" />
            <span className="skeleton h-56" />
          </div>
          <span className="skeleton h-40" />
          <span className="skeleton h-96" />
        </div>
      )}
    </div>
  );
}
