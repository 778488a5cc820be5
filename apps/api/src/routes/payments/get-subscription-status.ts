import { SubscriptionStatus } from '@curbcut/wire/plans';
import { getSubscriptionStatus } from '@curbcut/services/plans';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { Route } from '../resource.ts';

/** One answer under two paths. */
export function getSubscriptionStatusRoute(path: string): Route {
  return (api, { ctx }) => {
    api.get(
      path,
      {
        schema: {
          summary: 'Your plan, and how much of it is used',
          response: { 200: SubscriptionStatus, ...errorAnswers(401, 503) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return getSubscriptionStatus({ ctx, input: { viewer: viewerOf(request) } });
      },
    );
  };
}
