import { DashboardStats } from '@curbcut/wire/dashboard';
import { getDashboardStats } from '@curbcut/services/dashboard';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

export function getDashboardStatsRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/stats',
    {
      schema: {
        summary: 'The figures of your dashboard',
        description:
          'Scores are 0 to 1. `scans_this_month` is what was taken from the quota: a scan that failed on our side gives it back. -1 means unlimited.',
        response: { 200: DashboardStats, ...errorAnswers(401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return getDashboardStats({ ctx, input: { viewer: viewerOf(request) } });
    },
  );
}
