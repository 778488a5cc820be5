import { getCriteria } from '@curbcut/services/verdicts';
import { CriteriaAnswer } from '@curbcut/wire/verdicts';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams, StandardQuery } from '../scans/scan-id.ts';

export function getCriteriaRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/criteria',
    {
      config: { access: 'visitor' },
      schema: {
        summary: 'What a scan says about each WCAG criterion, and why',
        description:
          'With the rules that look for it, the issues found, and what people have answered where no rule can judge.',
        params: ScanIdParams,
        querystring: StandardQuery,
        response: { 200: CriteriaAnswer, ...errorAnswers(400, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return getCriteria({
        ctx,
        input: {
          scanId: request.params.id,
          reader: request.viewer,
          standard: request.query.standard,
        },
      });
    },
  );
}
