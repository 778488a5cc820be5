import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';

/** The same is in every page; this is for an app that is served from elsewhere. */
export function siteConfigRoute(api: Api, { site }: RouteParts): void {
  api.get('/site-config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(site.config),
  );
}
