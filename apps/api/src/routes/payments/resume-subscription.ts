import { SubscriptionAnswer } from '@curbcut/wire/plans';
import { resumePlanSubscription } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function resumeSubscriptionRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/resume-subscription',
    {
      schema: {
        summary: 'Take back that the subscription ends or changes',
        description: 'Possible until the period is over.',
        response: { 200: SubscriptionAnswer, ...errorAnswers(401, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const viewer = viewerOf(request);
      const answer = await resumePlanSubscription({ ctx, input: { viewer } });
      request.log.info({ userId: viewer.userId }, 'subscription resumed');
      return answer;
    },
  );
}
