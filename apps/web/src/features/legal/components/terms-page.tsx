import { useSiteConfig } from '../../../lib/site-config.ts';
import { termsSections } from '../terms-sections.tsx';
import { LegalDocument } from './legal-document.tsx';

export function TermsPage() {
  return (
    <LegalDocument
      title="Terms of Service"
      summary="The rules for using this service. By using it you agree to them."
      sections={termsSections(useSiteConfig())}
    />
  );
}
