import { limits } from '@curbcut/model/limits';
import { ScheduleAnswer, ScheduleRequest } from '@curbcut/wire/schedule';
import { scheduleMessages } from '@curbcut/model/schedules';
import { createSchedule } from '@curbcut/services/schedules';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function createScheduleRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/',
    {
      bodyLimit: limits.requestBytes.addresses,
      schema: {
        summary: 'Scan a page or a website again and again',
        description:
          'With `scan_type` `site` it scans as many pages of the website as the plan allows, or only the `addresses` that you give. Daily, weekly or monthly at a time of UTC. Without a day, weekly and monthly schedules run on today’s; the 31st is the last day of shorter months.',
        body: ScheduleRequest,
        response: { 200: ScheduleAnswer, ...errorAnswers(400, 401, 403, 409, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const input = { ...request.body, viewer: viewerOf(request) };
      const schedule = await createSchedule({ ctx, input });
      return { success: true as const, message: scheduleMessages.created, schedule };
    },
  );
}
