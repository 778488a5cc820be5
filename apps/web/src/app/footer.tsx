import { NavLink } from 'react-router';
import { ExternalLink } from '../components/ui/external-link.tsx';
import { ConsentControl } from '../features/consent/components/consent-control.tsx';
import { NewsletterForm } from '../entities/newsletter/components/newsletter-form.tsx';
import { apiUrl } from '../lib/api-client.ts';
import { useSiteConfig } from '../lib/site-config.ts';
import { Brand } from './brand.tsx';
import { footerGroups, type NavigationLink } from './navigation.ts';

export function Footer() {
  const config = useSiteConfig();
  const { name, socialLinks } = config.operator;
  return (
    <footer className="foot cc-ink">
      <div className="wrap">
        <div className="foot__grid">
          {footerGroups(config).map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {config.marketingPages && <NewsletterForm title="Stay updated" />}
        </div>
        <div className="foot__base">
          <span className="brand">
            <Brand />
          </span>
          {socialLinks.length > 0 && (
            <ul className="foot__social" aria-label="Elsewhere">
              {socialLinks.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
          {name !== null && <span>Operated by {name}</span>}
          <ConsentControl />
          <span>Powered by Google Lighthouse and WCAG 2.1</span>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ label, to, kind }: NavigationLink) {
  if (kind === 'external') return <ExternalLink href={to}>{label}</ExternalLink>;
  if (kind === 'api') return <a href={apiUrl(to)}>{label}</a>;
  return <NavLink to={to}>{label}</NavLink>;
}
