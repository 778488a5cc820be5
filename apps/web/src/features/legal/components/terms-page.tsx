import { useSiteConfig } from '../../../lib/site-config.ts';
import { termsSections } from '../terms-sections.tsx';
import { LegalDocument } from './legal-document.tsx';

export { termsPage } from '../legal-page-info.ts';

export function TermsPage() {
  return (
    <LegalDocument
      title="Terms of Service"
      summary="The rules for using this service. By using it you agree to them."
      sections={termsSections(useSiteConfig())}
    />
  );
}
