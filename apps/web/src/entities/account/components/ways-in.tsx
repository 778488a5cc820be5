import { ButtonLink } from '../../../components/ui/button.tsx';
import { SignUpLink } from './sign-up-link.tsx';

/** To the free scan, and to an account where one can be had. */
export function WaysIn() {
  return (
    <p className="row">
      <ButtonLink look="primary" to="/free-scan">
        Try a free scan
      </ButtonLink>
      <SignUpLink />
    </p>
  );
}
