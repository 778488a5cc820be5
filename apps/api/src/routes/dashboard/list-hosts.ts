import { listHosts } from '@curbcut/services/dashboard';
import { HostsAnswer, HostsQuery } from '@curbcut/wire/dashboard';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

export function listHostsRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/hosts',
    {
      schema: {
        summary: 'Your websites, a host each, as they stand',
        description:
          'Those with open critical issues first, then the lowest score; with their last scores and the next scheduled scan. A host without a completed scan is not listed.',
        querystring: HostsQuery,
        response: { 200: HostsAnswer, ...errorAnswers(400, 401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return listHosts({ ctx, input: { viewer: viewerOf(request), query: request.query } });
    },
  );
}
