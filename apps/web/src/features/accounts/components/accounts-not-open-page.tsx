import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { usePageMeta } from '../../../lib/use-page-meta.ts';

/** Stands where accounts and payment will be, on a server without them. Never a form that leads nowhere. */
export function AccountsNotOpenPage() {
  usePageMeta({ title: 'Accounts Are Not Open Yet - Curbcut', robots: 'noindex' });
  return (
    <EmptyState title="Accounts are not open yet on this server" level={1}>
      <p className="max-w-prose">
        You cannot sign up, log in or buy a plan here for now. The free scan works without an
        account.
      </p>
      <ButtonLink look="primary" to="/free-scan">
        Go to the free scan
      </ButtonLink>
    </EmptyState>
  );
}
