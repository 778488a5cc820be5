import { CreateSubscriptionAnswer, CreateSubscriptionRequest } from '@curbcut/wire/plans';
import { createPlanSubscription } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import type { RouteParts } from '../route-parts.ts';
import { purchaseSchema } from './purchase-schema.ts';

export function createSubscriptionRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/create-subscription',
    {
      schema: purchaseSchema({
        summary: 'Begin a subscription that waits for its first payment',
        description:
          'As `create-payment-intent`, for your own customer id. What credit covers begins at once, without `client_secret`.',
        body: CreateSubscriptionRequest,
        answer: CreateSubscriptionAnswer,
      }),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { planType, customerId } = request.body;
      const viewer = viewerOf(request);
      return createPlanSubscription({ ctx, input: { viewer, planType, customerId } });
    },
  );
}
