import { ButtonLink } from '../../../components/ui/button.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';

/** Leads to the registration; nothing where it is closed. */
export function SignUpLink() {
  const { registration } = useSiteConfig();
  return registration !== 'off' && <ButtonLink to="/register">Sign Up</ButtonLink>;
}
