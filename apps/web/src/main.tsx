import type { SiteConfig } from '@curbcut/model/site';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { rememberTyped } from './app/early-typing.ts';
import { isPrerendered } from './app/is-prerendered.ts';
import { Pages } from './app/pages.tsx';
import { createQueryClient } from './app/query-client.ts';
import { preloadPage } from './app/routes.tsx';
import { quietResizeObserver } from './lib/quiet-resize-observer.ts';
import { fetchSiteConfig, readEmbeddedSiteConfig } from './lib/read-site-config.ts';
import './styles/index.css';

quietResizeObserver();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const embedded = readEmbeddedSiteConfig();
if (embedded) start(root, embedded);
else void fetchSiteConfig().then((config) => start(root, config));

/** A page that the server has drawn is hydrated once its script is there, and can be read until then. */
function start(container: HTMLElement, config: SiteConfig): void {
  const app = (
    <App config={config} queryClient={createQueryClient()}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </App>
  );
  const preloading = preloadPage(config, location.pathname);
  const draw = () => void createRoot(container).render(app);
  const hydrate = () => {
    rememberTyped(container);
    hydrateRoot(container, app);
  };
  if (isPrerendered(container)) preloading.then(hydrate, draw);
  else {
    // A failure shows when the page is drawn.
    preloading.catch(() => undefined);
    draw();
  }
}
