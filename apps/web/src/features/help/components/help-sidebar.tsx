import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { SignUpLink } from '../../../entities/account/components/sign-up-link.tsx';
import { ContactSupport } from './contact-support.tsx';
import { SystemSummary } from './system-summary.tsx';

const moreResources = [
  { to: '/resources', label: 'Standards and testing tools', isMarketing: true },
  { to: '/blog', label: 'Accessibility Blog', isMarketing: true },
  { to: '/pricing', label: 'Pricing', isMarketing: false },
  { to: '/privacy', label: 'Privacy Policy', isMarketing: false },
] as const;

/** What helps when the articles do not. */
export function HelpSidebar({ hasMarketing }: { hasMarketing: boolean }) {
  return (
    <div className="stack gap-6">
      <section className="card stack gap-3" aria-labelledby="quick-actions">
        <h2 id="quick-actions" className="text-lg">
          Quick Actions
        </h2>
        <p className="stack gap-2">
          <ButtonLink look="primary" to="/free-scan">
            Start a free scan
          </ButtonLink>
          <ButtonLink to="/login">Login</ButtonLink>
          <SignUpLink />
        </p>
      </section>
      <ContactSupport />
      <SystemSummary />
      <nav className="card stack gap-3" aria-labelledby="additional-resources">
        <h2 id="additional-resources" className="text-lg">
          Additional Resources
        </h2>
        <ul className="plain-links">
          {moreResources
            .filter(({ isMarketing }) => hasMarketing || !isMarketing)
            .map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
