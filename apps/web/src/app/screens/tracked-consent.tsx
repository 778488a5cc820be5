import { registerPage } from '../../features/accounts/account-page-info.ts';
import { ConsentManager } from '../../features/consent/components/consent-manager.tsx';
import { homePage } from '../../features/home/home-page-info.ts';

const trackedPages = [homePage, registerPage];

/** Consent for analytics, and the pages whose views it is for. */
export function TrackedConsent({ measurementId }: { measurementId: string }) {
  return <ConsentManager measurementId={measurementId} trackedPages={trackedPages} />;
}
