import { SyncAnswer, SyncQuery } from '@curbcut/wire/plans';
import { syncSubscription } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function syncSubscriptionRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/sync-subscription',
    {
      schema: {
        summary: 'Ask the payment provider how things are',
        description:
          'Stores what it says; the plan follows. Of a payment that is named it is told whether it is one of the account.',
        querystring: SyncQuery,
        response: { 200: SyncAnswer, ...errorAnswers(400, 401, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const viewer = viewerOf(request);
      const answer = await syncSubscription({
        ctx,
        input: { viewer, paymentIntent: request.query.payment_intent },
      });
      request.log.info({ userId: viewer.userId }, 'subscription synchronized');
      return answer;
    },
  );
}
