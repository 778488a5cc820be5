import { PlanChangesAnswer } from '@curbcut/wire/plans';
import { listPlanChanges } from '@curbcut/services/billing';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function listPlanChangesRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/plan-changes',
    {
      schema: {
        summary: 'When your plan changed, and why',
        description: 'The newest 50, newest first.',
        response: { 200: PlanChangesAnswer, ...errorAnswers(401, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return listPlanChanges({ ctx, input: { viewer: viewerOf(request) } });
    },
  );
}
