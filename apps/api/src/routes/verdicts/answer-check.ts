import { answerCheck } from '@curbcut/services/verdicts';
import { CheckRequest, CheckRequestAnswer } from '@curbcut/wire/verdicts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function answerCheckRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/checks',
    {
      schema: {
        summary: 'Answer a check that no rule can do',
        description:
          'For a criterion of WCAG, or one of the checks that every report asks for. Kept with your name for this and later scans of the page; 409 holds the present answer.',
        params: ScanIdParams,
        body: CheckRequest,
        response: { 200: CheckRequestAnswer, ...errorAnswers(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return answerCheck({
        ctx,
        input: { scanId: request.params.id, viewer: viewerOf(request), request: request.body },
      });
    },
  );
}
