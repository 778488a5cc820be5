import { BillingPortalAnswer, BillingPortalRequest } from '@curbcut/wire/plans';
import { openBillingPortal } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function openBillingPortalRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/billing-portal',
    {
      schema: {
        summary: 'The address of your page at the payment provider',
        description: 'It leads back to `return_url`, which must be a page of this site.',
        body: BillingPortalRequest,
        response: { 200: BillingPortalAnswer, ...errorAnswers(400, 401, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const returnUrl = request.body.return_url ?? null;
      return openBillingPortal({ ctx, input: { viewer: viewerOf(request), returnUrl } });
    },
  );
}
