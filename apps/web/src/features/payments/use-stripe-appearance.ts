import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { createAppearance, readTokenColor } from './stripe-appearance.ts';

const motionQuery = '(prefers-reduced-motion: reduce)';
const watchedQueries = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
  motionQuery,
];

/** The look of the payment fields, new whenever the theme changes. */
export function useStripeAppearance(): Appearance {
  const [appearance, setAppearance] = useState(readAppearance);
  useEffect(() => {
    const read = () => setAppearance(readAppearance());
    const queries = watchedQueries.map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', read);
    const chosen = new MutationObserver(read);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      for (const query of queries) query.removeEventListener('change', read);
      chosen.disconnect();
    };
  }, []);
  return appearance;
}

function readAppearance(): Appearance {
  return createAppearance(readTokenColor, { reducesMotion: matchMedia(motionQuery).matches });
}
