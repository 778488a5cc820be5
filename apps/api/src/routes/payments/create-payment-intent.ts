import { PaymentIntentAnswer, PlanRequest } from '@curbcut/wire/plans';
import { createPaymentIntent } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import type { RouteParts } from '../route-parts.ts';
import { purchaseSchema } from './purchase-schema.ts';

export function createPaymentIntentRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/create-payment-intent',
    {
      schema: purchaseSchema({
        summary: 'Open the payment of a plan',
        description:
          'Charges nothing: the payment form does, with `client_secret`. With a subscription to a lower plan the answer is an `upgrade` and says what `POST /api/payments/change-plan` would charge. When credit covers the first month it is a `credit`: nothing is begun, and `POST /api/payments/create-subscription` begins it.',
        body: PlanRequest,
        answer: PaymentIntentAnswer,
      }),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { planType } = request.body;
      return createPaymentIntent({ ctx, input: { viewer: viewerOf(request), planType } });
    },
  );
}
