import { limits } from '@curbcut/model/limits';
import { ScheduleAnswer, ScheduleUpdate } from '@curbcut/wire/schedule';
import { scheduleMessages } from '@curbcut/model/schedules';
import { updateSchedule } from '@curbcut/services/schedules';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { ScheduleParams } from './schedule-id.ts';

export function updateScheduleRoute(api: Api, { ctx }: RouteParts): void {
  api.put(
    '/:scheduleId',
    {
      bodyLimit: limits.requestBytes.addresses,
      schema: {
        summary: 'Change, pause or resume a schedule',
        params: ScheduleParams,
        body: ScheduleUpdate,
        response: { 200: ScheduleAnswer, ...errorAnswers(400, 401, 403, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const input = { ...request.body, ...request.params, viewer: viewerOf(request) };
      const schedule = await updateSchedule({ ctx, input });
      return { success: true as const, message: scheduleMessages.updated, schedule };
    },
  );
}
