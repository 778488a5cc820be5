import { CustomerAnswer } from '@curbcut/wire/plans';
import { createPaymentCustomer } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function createCustomerRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/create-customer',
    {
      schema: {
        summary: 'Make yourself known to the payment provider',
        description: 'One customer for each account, however often it is asked for.',
        response: { 200: CustomerAnswer, ...errorAnswers(401, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return createPaymentCustomer({ ctx, input: { viewer: viewerOf(request) } });
    },
  );
}
