import { SubscriptionStatus } from '@curbcut/wire/plans';
import { getSubscriptionStatus } from '@curbcut/services/plans';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

/** One answer under both of its addresses. */
export function getSubscriptionStatusRoutes(api: Api, { ctx }: RouteParts): void {
  for (const url of ['/api/payments/subscription-status', '/subscription/status']) {
    api.get(
      url,
      {
        config: { access: 'user' },
        schema: {
          tags: ['Plans'],
          summary: 'Your plan, and how much of it is used',
          response: { 200: SubscriptionStatus, ...errorAnswers(401, 503) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return getSubscriptionStatus({ ctx, input: { viewer: viewerOf(request) } });
      },
    );
  }
}
