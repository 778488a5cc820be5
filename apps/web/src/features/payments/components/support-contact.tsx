import { useSiteConfig } from '../../../lib/site-config.ts';

/** Whom to ask about a payment, where the operator says so. */
export function SupportContact() {
  const { supportEmail, supportHours } = useSiteConfig().operator;
  if (supportEmail === null) return null;
  return (
    <p className="text-sm text-muted anywhere">
      Questions about your payment? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      {supportHours === null ? '.' : `, ${supportHours}.`}
    </p>
  );
}
