import { withdrawVerdict } from '@curbcut/services/verdicts';
import { VerdictAnswer } from '@curbcut/wire/verdicts';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function withdrawVerdictRoute(api: Api, { ctx }: RouteParts): void {
  api.delete(
    '/verdicts/:verdictId',
    {
      schema: {
        summary: 'Take an answer back',
        description:
          'The issue is as it was, here and in later scans; the history keeps both. With `revision` nothing is changed when it was decided anew meanwhile (409).',
        params: ScanIdParams.extend({ verdictId: z.string() }),
        querystring: z.object({ revision: z.coerce.number().int().nonnegative().optional() }),
        response: { 200: VerdictAnswer, ...errorAnswers(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const { id: scanId, verdictId } = request.params;
      const { revision } = request.query;
      return withdrawVerdict({
        ctx,
        input: { scanId, verdictId, viewer: viewerOf(request), revision },
      });
    },
  );
}
