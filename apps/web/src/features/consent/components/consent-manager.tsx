import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { documentTitle, type PublicPage } from '../../../lib/public-page.ts';
import {
  startAnalytics,
  stopAnalytics,
  trackPageView,
} from '../../../entities/consent/analytics.ts';
import { useConsent } from '../../../entities/consent/use-consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

interface ConsentManagerProps {
  measurementId: string;
  /** The pages whose views are counted. The document's own title comes later than its URL. */
  trackedPages: readonly PublicPage[];
}

/** Starts and stops analytics as the choice says, and asks for one. */
export function ConsentManager({ measurementId, trackedPages }: ConsentManagerProps) {
  const consent = useConsent();
  const { pathname } = useLocation();
  useEffect(() => {
    if (consent === 'accepted') startAnalytics(measurementId);
    if (consent === 'declined') stopAnalytics(measurementId);
  }, [consent, measurementId]);
  useEffect(() => {
    const page = trackedPages.find(({ path }) => path === pathname);
    if (consent === 'accepted' && page !== undefined) trackPageView(pathname, documentTitle(page));
  }, [consent, pathname, trackedPages]);
  return consent === 'unknown' ? null : <ConsentBanner consent={consent} />;
}
