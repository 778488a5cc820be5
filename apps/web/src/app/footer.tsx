import { Link } from 'react-router';
import { apiUrl } from '../lib/api-client.ts';
import { Brand } from './brand.tsx';
import { footerLinks } from './navigation.ts';

export function Footer() {
  return (
    <footer className="foot cc-ink">
      <div className="wrap">
        <div className="foot__grid">
          {footerLinks.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, to, servedByApi }) => (
                  <li key={to}>
                    {servedByApi ? <a href={apiUrl(to)}>{label}</a> : <Link to={to}>{label}</Link>}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="foot__base">
          <span className="brand">
            <Brand />
          </span>
          <span>Powered by Google Lighthouse and WCAG 2.1</span>
        </div>
      </div>
    </footer>
  );
}
