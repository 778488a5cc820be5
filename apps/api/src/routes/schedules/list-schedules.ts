import { SchedulesAnswer } from '@curbcut/wire/schedule';
import { listSchedules } from '@curbcut/services/schedules';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function listSchedulesRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/',
    {
      schema: {
        summary: 'Your schedules, oldest first',
        response: { 200: SchedulesAnswer, ...errorAnswers(401, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return listSchedules({ ctx, input: { viewer: viewerOf(request) } });
    },
  );
}
