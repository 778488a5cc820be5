import { ShareAnswer, ShareRequest } from '@curbcut/wire/scan';
import { createShare } from '@curbcut/services/shares';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function createShareRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/share',
    {
      schema: {
        summary: 'Make a read-only link to a scan of your own',
        description: 'The address is answered this once; it works for 7, 30 or 90 days.',
        params: ScanIdParams,
        // A call without a body has null here.
        body: ShareRequest.nullable(),
        response: { 200: ShareAnswer, ...errorAnswers(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const { days } = request.body ?? ShareRequest.parse(undefined);
      const input = { scanId: request.params.id, viewer: viewerOf(request), days };
      return createShare({ ctx, input });
    },
  );
}
