import { ConsentChoices } from '../../../entities/consent/components/consent-choices.tsx';

/** Where one says yes or no to analytics, and changes one's mind. */
export function YourChoice({ hasAnalytics }: { hasAnalytics: boolean }) {
  if (!hasAnalytics) {
    return (
      <p>
        Consent is given, or refused, in a banner. At the moment this installation uses no
        analytics, so the banner does not appear, and there is nothing to choose.
      </p>
    );
  }
  return (
    <>
      <p>
        Consent is given, or refused, in a banner on your first visit. Your answer, yes or no, holds
        for 30 days; then we ask again. You can change it here, or with “Change cookie consent” at
        the foot of each page.
      </p>
      <ConsentChoices />
    </>
  );
}
