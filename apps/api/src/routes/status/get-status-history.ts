import { limits } from '@curbcut/model/limits';
import { StatusHistory } from '@curbcut/wire/health';
import { getStatusHistory } from '@curbcut/services/status';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function getStatusHistoryRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/api/status',
    {
      schema: {
        summary: `How the services have worked in the last ${limits.keptDays.status} days`,
        description:
          'Measured by a worker once a minute. Minutes in which nothing was measured count against the uptime.',
        response: { 200: StatusHistory, ...errorAnswers(503) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return getStatusHistory({ ctx });
    },
  );
}
