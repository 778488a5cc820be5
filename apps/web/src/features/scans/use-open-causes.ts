import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { causeAnchor, causeOfHash } from './site-causes.ts';

export interface OpenCauses {
  isOpen: (fingerprint: string) => boolean;
  setOpen: (fingerprint: string, isOpen: boolean) => void;
}

/** Which causes are open; the one that the address leads to opens and comes into view with its heading at the top. */
export function useOpenCauses(): OpenCauses {
  const { hash } = useLocation();
  const linked = causeOfHash(hash);
  const [followed, setFollowed] = useState(linked);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(linked ? [linked] : []));
  if (linked !== followed) {
    setFollowed(linked);
    if (linked !== null) setOpen(new Set(open).add(linked));
  }
  useEffect(() => {
    if (linked === null) return;
    const heading = document.getElementById(causeAnchor(linked));
    heading?.scrollIntoView({ block: 'start' });
    heading?.querySelector('button')?.focus({ preventScroll: true });
  }, [linked]);
  return useMemo(
    () => ({
      isOpen: (fingerprint) => open.has(fingerprint),
      setOpen: (fingerprint, isOpen) =>
        setOpen((known) => {
          const next = new Set(known);
          if (isOpen) next.add(fingerprint);
          else next.delete(fingerprint);
          return next;
        }),
    }),
    [open],
  );
}
