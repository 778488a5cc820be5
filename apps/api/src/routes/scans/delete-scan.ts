import { DoneAnswer } from '@curbcut/wire/account';
import { deleteScan } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from './scan-id.ts';

export function deleteScanRoute(api: Api, { ctx }: RouteParts): void {
  api.delete(
    '/scan/:id',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Delete a scan of your own with everything kept about it',
        params: ScanIdParams,
        response: { 200: DoneAnswer, ...errorAnswers(401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return deleteScan({ ctx, input: { scanId: request.params.id, viewer: viewerOf(request) } });
    },
  );
}
