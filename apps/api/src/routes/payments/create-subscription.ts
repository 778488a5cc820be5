import { CreateSubscriptionAnswer, CreateSubscriptionRequest } from '@curbcut/contracts';
import { createPlanSubscription } from '@curbcut/services';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function createSubscriptionRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/api/payments/create-subscription',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Plans'],
        summary: 'Begin a subscription that waits for its first payment',
        description: 'As `create-payment-intent`, for your own customer id.',
        body: CreateSubscriptionRequest,
        response: { 200: CreateSubscriptionAnswer, ...errorAnswers(400, 401, 402, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { planType, customerId } = request.body;
      const viewer = viewerOf(request);
      return createPlanSubscription({ ctx, input: { viewer, planType, customerId } });
    },
  );
}
