import { CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { usePageMeta } from '../lib/use-page-meta.ts';

/** What is left when a page breaks: it says so, and the way on is to load it anew. */
export function ErrorPage({ error }: { error: unknown }) {
  usePageMeta({ title: 'Something Went Wrong - Curbcut' });
  useEffect(() => reportError(error), [error]);
  return (
    <main id="main" className="page">
      <EmptyState title="Something went wrong" level={1} icon={CircleX}>
        <p>This page could not be shown. Nothing was lost on the server; load the page again.</p>
        <div className="row justify-center">
          <Button look="primary" onPress={() => location.reload()}>
            Reload the page
          </Button>
          <a className="btn btn--secondary" href="/free-scan">
            Go to the free scan
          </a>
        </div>
      </EmptyState>
    </main>
  );
}
