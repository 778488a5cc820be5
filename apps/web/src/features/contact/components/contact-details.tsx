import { Clock, Mail, MailQuestion, MapPin, Phone, Siren, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteConfig } from '../../../lib/site-config.ts';

/** What the operator has configured of itself, and where an answer may be already. */
export function ContactDetails() {
  return (
    <div className="stack gap-6">
      <ContactInformation />
      <section className="card stack gap-3" aria-labelledby="before-you-write">
        <h2 id="before-you-write">Before you write</h2>
        <p className="text-muted">
          Many questions have an answer in the <Link to="/help">Help Center</Link>. Whether
          everything works right now is on the <Link to="/status">status page</Link>.
        </p>
      </section>
    </div>
  );
}

/** Nothing where the operator has configured nothing. */
function ContactInformation() {
  const { operator } = useSiteConfig();
  const { supportEmail, phone, supportHours, replyTime, emergencySupport, location } = operator;
  const details = [supportEmail, phone, supportHours, replyTime, emergencySupport, location];
  if (details.every((detail) => detail === null)) return null;
  return (
    <section className="card stack" aria-labelledby="contact-details">
      <h2 id="contact-details">Contact information</h2>
      <dl className="contact-details">
        {supportEmail !== null && (
          <Detail Icon={Mail} label="Email">
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </Detail>
        )}
        {phone !== null && (
          <Detail Icon={Phone} label="Phone">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Detail>
        )}
        {supportHours !== null && (
          <Detail Icon={Clock} label="Business hours">
            {supportHours}
          </Detail>
        )}
        {emergencySupport !== null && (
          <Detail Icon={Siren} label="Emergency support">
            {emergencySupport}
          </Detail>
        )}
        {location !== null && (
          <Detail Icon={MapPin} label="Location">
            {location}
          </Detail>
        )}
        {replyTime !== null && (
          <Detail Icon={MailQuestion} label="Reply">
            {replyTime}
          </Detail>
        )}
      </dl>
    </section>
  );
}

interface DetailProps {
  Icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Detail({ Icon, label, children }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon className="icon" aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
