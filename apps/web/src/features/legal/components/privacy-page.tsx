import { useSiteConfig } from '../../../lib/site-config.ts';
import { privacySections } from '../privacy-sections.tsx';
import { LegalDocument } from './legal-document.tsx';

export { privacyPage } from '../legal-page-info.ts';

export function PrivacyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      summary="What this service stores about you, why, for how long, and what you can do about it. It describes what the software does, not what it might do."
      sections={privacySections(useSiteConfig())}
    />
  );
}
