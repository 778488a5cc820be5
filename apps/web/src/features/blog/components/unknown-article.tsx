import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { usePageMeta } from '../../../lib/use-page-meta.ts';

/** For a URL that no article has. */
export function UnknownArticle() {
  usePageMeta({ title: 'Article Not Found - Curbcut', robots: 'noindex' });
  return (
    <EmptyState title="Article Not Found" level={1}>
      <p>There is no article at this address. It may have a typing error.</p>
      <ButtonLink look="primary" to="/blog">
        See all articles
      </ButtonLink>
    </EmptyState>
  );
}
