import type { Operator } from '@curbcut/model/site';
import { Clock, Mail, MessageSquare, Phone, Siren, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteConfig } from '../../../lib/site-config.ts';

/** The ways to a person that the operator has configured, and always the contact page. */
export function ContactSupport() {
  const { operator } = useSiteConfig();
  return (
    <section className="card stack gap-3" aria-labelledby="contact-support">
      <h2 id="contact-support" className="text-lg">
        Contact Support
      </h2>
      <ul className="contact-ways">
        <Way Icon={MessageSquare}>
          <Link to="/contact">Send us a message</Link>
        </Way>
        <ConfiguredWays operator={operator} />
      </ul>
    </section>
  );
}

function ConfiguredWays({ operator }: { operator: Operator }) {
  const { supportEmail, phone, supportHours, emergencySupport } = operator;
  return (
    <>
      {supportEmail !== null && (
        <Way Icon={Mail}>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </Way>
      )}
      {phone !== null && (
        <Way Icon={Phone}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </Way>
      )}
      {supportHours !== null && <Way Icon={Clock}>{supportHours}</Way>}
      {emergencySupport !== null && (
        <Way Icon={Siren}>
          <span>Emergency support: {emergencySupport}</span>
        </Way>
      )}
    </>
  );
}

function Way({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      {children}
    </li>
  );
}
