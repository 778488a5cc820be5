import { PaymentIntentAnswer, PlanRequest } from '@curbcut/contracts';
import { createPaymentIntent } from '@curbcut/services';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function createPaymentIntentRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/api/payments/create-payment-intent',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Plans'],
        summary: 'Open the payment of a plan',
        description:
          'Charges nothing: the payment form does, with `client_secret`. With a subscription to a lower plan the answer is an `upgrade` and says what `POST /api/payments/change-plan` would charge.',
        body: PlanRequest,
        response: { 200: PaymentIntentAnswer, ...errorAnswers(400, 401, 402, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { planType } = request.body;
      return createPaymentIntent({ ctx, input: { viewer: viewerOf(request), planType } });
    },
  );
}
