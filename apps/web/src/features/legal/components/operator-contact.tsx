import { Link } from 'react-router';
import { useSiteConfig } from '../../../lib/site-config.ts';

/** Who runs the service and how to reach them, as far as it is configured; always the contact page. */
export function OperatorContact({ about }: { about: 'privacy' | 'support' }) {
  const { name, legalForm, address, privacyEmail, supportEmail, phone } = useSiteConfig().operator;
  const email = about === 'privacy' ? privacyEmail : supportEmail;
  return (
    <address className="legal__address">
      <span>{name ?? 'The operator of this service'}</span>
      <span>{legalForm}</span>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email !== null && (
        <span>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </span>
      )}
      {phone !== null && (
        <span>
          Phone: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </span>
      )}
      <span>
        <Link to="/contact">Contact page</Link>
      </span>
    </address>
  );
}
