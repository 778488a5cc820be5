import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';

/**
 * Results are private by their id; the calls and the mail pages are of no use to a search engine. Shared scans are not
 * named: only an engine that may read them learns that it must not list them.
 */
const robots = `User-agent: *
Disallow: /results
Disallow: /scan
Disallow: /api/
Disallow: /newsletter/
Disallow: /not-me
Disallow: /outbox
`;

export function robotsRoute(api: Api, { site }: RouteParts): void {
  const hasSitemap = site.files.has('/sitemap.xml');
  const sitemap = hasSitemap ? `\nSitemap: ${site.config.publicUrl}/sitemap.xml\n` : '';
  api.get(
    '/robots.txt',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(robots + sitemap),
  );
}
