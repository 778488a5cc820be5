import { listVerdicts } from '@curbcut/services/verdicts';
import { VerdictsAnswer } from '@curbcut/wire/verdicts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function listVerdictsRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/verdicts',
    {
      schema: {
        summary: 'What was decided about the page of a scan of your own, newest first',
        params: ScanIdParams,
        response: { 200: VerdictsAnswer, ...errorAnswers(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return listVerdicts({
        ctx,
        input: { scanId: request.params.id, viewer: viewerOf(request) },
      });
    },
  );
}
