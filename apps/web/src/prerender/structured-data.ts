import type { SiteConfig } from '@curbcut/model/site';
import type { PublicPage } from '../lib/public-page.ts';

/** JSON-LD of a page: its own, and on the home page who runs the site. */
export function pageData(page: PublicPage, config: SiteConfig): readonly object[] {
  const own = page.structuredData?.(config) ?? [];
  return page.path === '/' ? [...siteData(config), ...own] : own;
}

function siteData({ publicUrl, operator }: SiteConfig): readonly object[] {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: operator.name ?? 'Curbcut',
    url: publicUrl,
    logo: `${publicUrl}/mark.svg`,
    ...(operator.supportEmail ? { email: operator.supportEmail } : {}),
    ...(operator.phone ? { telephone: operator.phone } : {}),
    ...(operator.socialLinks.length > 0
      ? { sameAs: operator.socialLinks.map(({ url }) => url) }
      : {}),
  };
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Curbcut',
    url: publicUrl,
    inLanguage: 'en',
    publisher: { '@id': organization['@id'] },
  };
  return [organization, site];
}
