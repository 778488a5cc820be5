import { DoneAnswer } from '@curbcut/wire/account';
import { scheduleMessages } from '@curbcut/model/schedules';
import { deleteSchedule } from '@curbcut/services/schedules';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { ScheduleParams } from './schedule-id.ts';

export function deleteScheduleRoute(api: Api, { ctx }: RouteParts): void {
  api.delete(
    '/:scheduleId',
    {
      schema: {
        summary: 'Delete a schedule; its scans stay',
        params: ScheduleParams,
        response: { 200: DoneAnswer, ...errorAnswers(401, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await deleteSchedule({ ctx, input: { ...request.params, viewer: viewerOf(request) } });
      return { success: true as const, message: scheduleMessages.deleted };
    },
  );
}
