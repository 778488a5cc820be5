import { ButtonLink } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { usePageMeta } from '../lib/use-page-meta.ts';

export function NotFoundPage() {
  usePageMeta({ title: 'Page Not Found - Curbcut', robots: 'noindex' });
  return (
    <EmptyState title="Page Not Found" level={1}>
      <p>There is no page at this address. It may have moved, or the address has a typing error.</p>
      <ButtonLink look="primary" to="/free-scan">
        Go to the free scan
      </ButtonLink>
    </EmptyState>
  );
}
