import type {
  BuildInfo,
  RenderedPage,
  RenderedSite,
  SiteConfig,
  SiteRenderer,
} from '@curbcut/model/site';
import { notFoundPage } from '../app/not-found-page-info.ts';
import { preloadPage } from '../app/routes.tsx';
import { publicRoutes, type PublicRoute } from '../app/public-pages.ts';
import type { PublicPage } from '../lib/public-page.ts';
import { feeds } from './feeds.tsx';
import { pageHead } from './page-head.ts';
import { pageScripts, readManifest, type Manifest } from './page-scripts.ts';
import { renderPage } from './render-page.tsx';
import { sitemap } from './sitemap.ts';

declare const __BUILD__: BuildInfo;

export const build = __BUILD__;

interface Known {
  page: PublicPage;
  route: PublicRoute;
}

/** Draws every public page with the configuration of one installation. */
export async function renderSite(input: {
  config: SiteConfig;
  folder: string;
}): Promise<RenderedSite> {
  const { config, folder } = input;
  const manifest = await readManifest(folder);
  const known = await listPages(config);
  const pages: RenderedPage[] = [];
  const failures: { path: string; error: unknown }[] = [];
  for (const entry of known) {
    try {
      pages.push(await draw(entry, { config, manifest }));
    } catch (error) {
      failures.push({ path: entry.page.path, error });
    }
  }
  await preloadPage(config, notFoundPage.path);
  const indexable = known.map(({ page }) => page);
  return {
    pages,
    notFound: {
      path: notFoundPage.path,
      head: pageHead(notFoundPage, { config, scripts: [] }),
      body: await renderPage(notFoundPage.path, config),
    },
    files: [sitemap(config, indexable), ...(await feeds(config))],
    failures,
  };
}

/** Its script is loaded before it is drawn, so that nothing waits. */
async function listPages(config: SiteConfig): Promise<Known[]> {
  const routes = publicRoutes.filter((route) => config.marketingPages || !route.isMarketing);
  const pages = await Promise.all(
    routes.map(async (route) => {
      const { pages = [] } = await route.preload();
      return pages.map((page) => ({ page, route }));
    }),
  );
  return pages.flat();
}

async function draw(
  { page, route }: Known,
  { config, manifest }: { config: SiteConfig; manifest: Manifest },
): Promise<RenderedPage> {
  return {
    path: page.path,
    head: pageHead(page, { config, scripts: pageScripts(manifest, route.module) }),
    body: await renderPage(page.path, config),
  };
}

({ build, renderSite }) satisfies SiteRenderer;
