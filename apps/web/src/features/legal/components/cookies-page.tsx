import { useSiteConfig } from '../../../lib/site-config.ts';
import { cookieSections } from '../cookie-sections.tsx';
import { LegalDocument } from './legal-document.tsx';

export { cookiesPage } from '../legal-page-info.ts';

export function CookiesPage() {
  return (
    <LegalDocument
      title="Cookie Policy"
      summary="Which cookies and browser storage this service uses, for what, and how to change your choice."
      sections={cookieSections(useSiteConfig())}
    />
  );
}
