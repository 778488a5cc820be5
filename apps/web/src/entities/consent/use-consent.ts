import { useSyncExternalStore } from 'react';
import { consentState, onConsent, type ConsentState } from './consent-record.ts';

/** What was chosen about analytics; `unknown` where a page is prerendered. */
export function useConsent(): ConsentState | 'unknown' {
  return useSyncExternalStore<ConsentState | 'unknown'>(onConsent, consentState, () => 'unknown');
}
