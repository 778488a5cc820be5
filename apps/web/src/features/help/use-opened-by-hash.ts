import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the disclosure that the URL names, as in `/help#starting-a-scan`. */
export function useOpenedByHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decodeHash(hash));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  }, [hash]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
