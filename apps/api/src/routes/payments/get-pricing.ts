import { PricingAnswer } from '@curbcut/wire/plans';
import { getPricing } from '@curbcut/services/plans';
import type { Api } from '../../api.ts';
import type { RouteParts } from '../route-parts.ts';

export function getPricingRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/pricing',
    {
      config: { access: 'public' },
      schema: {
        summary: 'The plans: what they cost, bring and leave out',
        response: { 200: PricingAnswer },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return getPricing({ ctx });
    },
  );
}
