import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { documentTitle } from '../../../lib/public-page.ts';
import { registerPage } from '../../accounts/account-page-info.ts';
import { homePage } from '../../home/home-page-info.ts';
import { startAnalytics, stopAnalytics, trackPageView } from '../analytics.ts';
import { useConsent } from '../use-consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** By path: what their page view is called. The document's own title comes later than its address. */
const trackedPages = new Map(
  [homePage, registerPage].map((page) => [page.path, documentTitle(page)]),
);

/** Starts and stops analytics as the choice says, and asks for one. */
export function ConsentManager({ measurementId }: { measurementId: string }) {
  const consent = useConsent();
  const { pathname } = useLocation();
  useEffect(() => {
    if (consent === 'accepted') startAnalytics(measurementId);
    if (consent === 'declined') stopAnalytics(measurementId);
  }, [consent, measurementId]);
  useEffect(() => {
    const title = trackedPages.get(pathname);
    if (consent === 'accepted' && title !== undefined) trackPageView(pathname, title);
  }, [consent, pathname]);
  return consent === 'unknown' ? null : <ConsentBanner consent={consent} />;
}
