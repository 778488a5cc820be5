import { QueueInfo } from '@curbcut/wire/health';
import { getQueueInfo } from '@curbcut/services/health';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function getQueueInfoRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/queue-info',
    {
      config: { access: 'public' },
      schema: {
        summary: 'How many scans wait and run',
        response: { 200: QueueInfo, ...errorAnswers(503) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return getQueueInfo({ ctx });
    },
  );
}
