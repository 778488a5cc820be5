import { Link } from 'react-router';
import { useSiteConfig } from '../../../lib/site-config.ts';

/** Whom to ask about a payment: the operator's own e-mail address, else the contact page. */
export function SupportContact() {
  const { supportEmail, supportHours } = useSiteConfig().operator;
  if (supportEmail === null) {
    return (
      <p className="text-sm text-muted">
        Questions about your payment? <Link to="/contact?type=support">Write to us</Link>.
      </p>
    );
  }
  return (
    <p className="text-sm text-muted anywhere">
      Questions about your payment? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      {supportHours === null ? '.' : `, ${supportHours}.`}
    </p>
  );
}
