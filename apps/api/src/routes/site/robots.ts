import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';

/**
 * Only calls are disallowed. Results, shared scans and the pages of mails' links say themselves that they are for no
 * index: an address that may not be read is listed all the same where somebody has linked to it.
 */
const robots = `User-agent: *
Disallow: /api/
`;

export function robotsRoute(api: Api, { site }: RouteParts): void {
  const hasSitemap = site.files.has('/sitemap.xml');
  const sitemap = hasSitemap ? `\nSitemap: ${site.config.publicUrl}/sitemap.xml\n` : '';
  api.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots + sitemap),
  );
}
