import { SharesAnswer } from '@curbcut/wire/scan';
import { listShares } from '@curbcut/services/shares';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function listSharesRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/shares',
    {
      schema: {
        summary: 'The links to a scan that still work, and how often each was opened',
        params: ScanIdParams,
        response: { 200: SharesAnswer, ...errorAnswers(401, 404) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return listShares({
        ctx,
        input: { scanId: request.params.id, viewer: viewerOf(request) },
      });
    },
  );
}
