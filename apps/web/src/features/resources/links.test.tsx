import { defaultSiteConfig, type SiteConfig } from '@curbcut/model/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes, useRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '../../app/public-pages.ts';
import { routesOf } from '../../app/routes.tsx';
import { SiteConfigContext } from '../../lib/site-config.ts';
import { articlePages } from '../blog/blog-page-info.ts';

/** Served by the API, not by the app. */
const apiPages = ['/docs'];
const paths = [
  '/blog',
  ...articlePages.map(({ path }) => path),
  '/help',
  '/resources',
  '/privacy',
  '/terms',
  '/cookies',
];

function Page() {
  return useRoutes(publicRoutes.map(({ path, Component }) => ({ path, Component })));
}

async function render(path: string, config = defaultSiteConfig): Promise<string> {
  const found = matchRoutes([...publicRoutes], path)?.at(-1)?.route;
  await publicRoutes.find((route) => route.path === found?.path)?.preload();
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SiteConfigContext value={config}>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </SiteConfigContext>
    </QueryClientProvider>,
  );
}

function leadsTo(path: string, config: SiteConfig): boolean {
  const route = matchRoutes(routesOf(config), path)?.at(-1)?.route;
  return apiPages.includes(path) || (route !== undefined && route.path !== '*');
}

async function checkLinks(path: string, config: SiteConfig): Promise<void> {
  const html = await render(path, config);
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(hrefs.length).toBeGreaterThan(3);
  for (const href of hrefs) {
    if (href.startsWith('#')) expect(html, href).toContain(`id="${href.slice(1)}"`);
    else if (href.startsWith('/')) {
      const { pathname, hash } = new URL(href, 'https://example.org');
      expect(leadsTo(pathname, config), href).toBe(true);
      if (hash !== '') expect(await render(pathname)).toContain(`id="${hash.slice(1)}"`);
    } else expect(href).toMatch(/^https:\/\//);
  }
}

it.each(['/help', '/privacy', '/terms', '/cookies'])(
  '%s leads nowhere that an operator without marketing pages has turned off',
  async (path) => checkLinks(path, { ...defaultSiteConfig, marketingPages: false }),
);

it.each(['/', ...paths])('%s leads nobody to a registration that is closed', async (path) => {
  const html = await render(path, { ...defaultSiteConfig, registration: 'off' });
  expect(html).not.toContain('href="/register"');
});

describe.each(paths)('links of %s', (path) => {
  it('lead to places that exist', async () => checkLinks(path, defaultSiteConfig));

  it('to other websites are marked for everybody', async () => {
    const html = await render(path);
    for (const [link] of html.matchAll(/<a href="https:[^>]*>.*?<\/a>/gs)) {
      expect(link).toContain('rel="noopener"');
      expect(link).toContain('(external website)');
      expect(link).toContain('<svg');
    }
  });
});
