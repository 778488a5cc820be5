import { ChangePlanAnswer, PlanRequest } from '@curbcut/wire/plans';
import { changePlan } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import type { RouteParts } from '../route-parts.ts';
import { purchaseSchema } from './purchase-schema.ts';

export function changePlanRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/change-plan',
    {
      schema: purchaseSchema({
        summary: 'Change from one paid plan to another',
        description:
          'A dearer plan begins at once and charges the rest of the period; a cheaper one begins with the next period.',
        body: PlanRequest,
        answer: ChangePlanAnswer,
      }),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { planType } = request.body;
      const viewer = viewerOf(request);
      const answer = await changePlan({ ctx, input: { viewer, planType } });
      request.log.info({ userId: viewer.userId, planType, outcome: answer.outcome }, 'plan change');
      return answer;
    },
  );
}
