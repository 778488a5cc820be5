import { SubscriptionAnswer } from '@curbcut/wire/plans';
import { cancelSubscription } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function cancelSubscriptionRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/cancel-subscription',
    {
      schema: {
        summary: 'End the subscription with the paid period',
        description:
          'Until then nothing changes. One whose last payment was not made ends at once.',
        response: { 200: SubscriptionAnswer, ...errorAnswers(401, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const viewer = viewerOf(request);
      const answer = await cancelSubscription({ ctx, input: { viewer } });
      request.log.info({ userId: viewer.userId }, 'subscription canceled');
      return answer;
    },
  );
}
