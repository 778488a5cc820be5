import { getSharedCriteria } from '@curbcut/services/shares';
import { CriteriaAnswer } from '@curbcut/wire/verdicts';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';
import { SharedTokenParams } from './shared-token.ts';

export function getSharedCriteriaRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/:token/criteria',
    {
      schema: {
        summary: 'What a shared scan says about each WCAG criterion, and why',
        params: SharedTokenParams,
        response: { 200: CriteriaAnswer, ...errorAnswers(404, 409) },
      },
    },
    async (request, reply) => {
      reply.headers({ ...scanAnswerHeaders, 'referrer-policy': 'no-referrer' });
      return getSharedCriteria({ ctx, input: { token: request.params.token } });
    },
  );
}
