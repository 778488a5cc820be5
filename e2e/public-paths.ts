import { marketingRoutes, publicRoutes } from '../apps/api/src/web-app-routes.ts';
import type { RunningProduct } from './start-product.ts';

/**
 * Every page that anybody may read: those that the web app's own list of public pages puts into the sitemap, the
 * articles among them, and those that it keeps out of search engines. A new page is covered without being named here.
 */
export async function publicPaths(product: Pick<RunningProduct, 'url'>): Promise<string[]> {
  const listed = await sitemapPaths(product);
  const unlisted = [...publicRoutes, ...marketingRoutes].filter((path) => !path.includes(':'));
  return [...new Set([...listed, ...unlisted])];
}

export async function sitemapPaths(product: Pick<RunningProduct, 'url'>): Promise<string[]> {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
