import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../api.ts';
import { sendPage, sendWebApp } from '../../plugins/web-app.ts';
import type { Site } from '../../site/open-site.ts';
import { saysNothing } from '../../site/tracking-query.ts';
import { marketingRoutes, publicRoutes, webAppRoutes } from '../../web-app-routes.ts';
import type { RouteParts } from '../route-parts.ts';

export function webAppPagesRoute(api: Api, { site }: RouteParts): void {
  for (const path of webAppRoutes) {
    api.get(path, async (_request, reply) => {
      if (path.startsWith('/results')) reply.header('x-robots-tag', 'noindex, nofollow');
      return sendWebApp(reply, site, 200);
    });
  }
  const shown = site.config.marketingPages ? [...marketingRoutes, ...publicRoutes] : publicRoutes;
  for (const path of shown) {
    api.get(path, async (request, reply) => sendPublicPage(request, reply, site));
  }
  if (!site.config.marketingPages) {
    api.get('/', async (_request, reply) => reply.redirect('/free-scan', 302));
  }
}

/** As it was drawn at the start; an address below the blog that no article has is not found. */
async function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
): Promise<FastifyReply> {
  const [path = '', query = ''] = request.url.split('?', 2);
  const page = site.pages.get(path.replace(/(?<=.)\/$/, ''));
  if (page) return sendPage(reply, saysNothing(query) ? page.drawn : page.undrawn, 200);
  const isOneOfMany = request.routeOptions.url?.includes(':') ?? false;
  if (isOneOfMany && site.pages.size > 0) return sendPage(reply, site.notFound, 404);
  return sendWebApp(reply, site, 200);
}
