import { useCallback, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** Whether the page is at most so many root ems wide, whatever sets its text size; not where it is prerendered. */
export function useNarrowerThan(rem: number): boolean {
  const isNarrower = useCallback(() => {
    const { clientWidth } = document.documentElement;
    return (
      clientWidth <= rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    );
  }, [rem]);
  return useSyncExternalStore(subscribe, isNarrower, () => false);
}
