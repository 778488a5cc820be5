import { RecentScansAnswer, RecentScansQuery } from '@curbcut/wire/scan';
import { listRecentScans } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

export function listRecentScansRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/recent',
    {
      schema: {
        summary: 'Your newest scans, whatever their status',
        querystring: RecentScansQuery,
        response: { 200: RecentScansAnswer, ...errorAnswers(400, 401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const { limit } = request.query;
      return listRecentScans({ ctx, input: { viewer: viewerOf(request), limit } });
    },
  );
}
