import { Link } from 'react-router';

/** The policies open in a tab of their own: what was typed into the form stays. */
export function TermsSentence() {
  return (
    <>
      I accept the <PolicyLink to="/terms">Terms of Service</PolicyLink>, the{' '}
      <PolicyLink to="/privacy">Privacy Policy</PolicyLink> and the{' '}
      <PolicyLink to="/cookies">Cookie Policy</PolicyLink>
    </>
  );
}

function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
