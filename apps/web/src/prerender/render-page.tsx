import type { SiteConfig } from '@curbcut/model/site';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { Pages } from '../app/pages.tsx';
import { createQueryClient } from '../app/query-client.ts';

/** More than any page has: all of it stays in its place, and no inline script moves parts of it there later. */
const wholePageBytes = Number.MAX_SAFE_INTEGER;

/** What the app draws first at a URL, for a visitor. Throws what went wrong in a component. */
export async function renderPage(path: string, config: SiteConfig): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App config={config} queryClient={createQueryClient()}>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </App>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: wholePageBytes },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  if (/<script(?! type="application\/)|\sstyle="/.test(body)) {
    throw new Error(
      `${path} has an inline script or style, which the Content Security Policy refuses.`,
    );
  }
  return body;
}
