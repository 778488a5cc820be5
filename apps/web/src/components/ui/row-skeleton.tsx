import { useDelayed } from '../../lib/use-now.ts';

const delayMs = 300;

/** The shape of a list, once loading takes longer than a moment. */
export function RowSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  const isSlow = useDelayed(delayMs);
  return (
    <div className="skeleton-rows" aria-busy="true">
      <output className="sr-only">{label}</output>
      {isSlow &&
        Array.from({ length: rows }, (_, index) => (
          <span key={index} className="skeleton-row" aria-hidden="true">
            <span className="skeleton h-14 w-19" />
            <span className="stack gap-2">
              <span className="skeleton w-3/5" />
              <span className="skeleton w-2/5" />
            </span>
          </span>
        ))}
    </div>
  );
}
