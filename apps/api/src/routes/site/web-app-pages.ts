import type { Api } from '../../api.ts';
import { sendWebApp } from '../../plugins/web-app.ts';
import { webAppRoutes } from '../../web-app-routes.ts';
import type { RouteParts } from '../route-parts.ts';

export function webAppPagesRoute(api: Api, { webApp }: RouteParts): void {
  for (const path of webAppRoutes) {
    api.get(
      path,
      { config: { access: 'public' }, schema: { hide: true } },
      async (_request, reply) => {
        if (path.startsWith('/results')) reply.header('x-robots-tag', 'noindex, nofollow');
        return sendWebApp(reply, webApp, 200);
      },
    );
  }
}
