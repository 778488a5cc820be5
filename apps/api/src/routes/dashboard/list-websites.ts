import { WebsitesAnswer, WebsitesQuery } from '@curbcut/wire/dashboard';
import { listWebsites } from '@curbcut/services/dashboard';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

export function listWebsitesRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/websites',
    {
      schema: {
        summary: 'Each address you have scanned, once',
        description:
          'The last scanned first, each with its latest scan that has a score; without one, with its latest scan.',
        querystring: WebsitesQuery,
        response: { 200: WebsitesAnswer, ...errorAnswers(400, 401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return listWebsites({ ctx, input: { viewer: viewerOf(request), query: request.query } });
    },
  );
}
