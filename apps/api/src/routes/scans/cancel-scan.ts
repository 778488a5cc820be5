import { DoneAnswer } from '@curbcut/wire/account';
import { cancelScan } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from './scan-id.ts';

export function cancelScanRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/scan/:id/cancel',
    {
      schema: {
        summary: 'Cancel a scan that waits or runs',
        description: 'It ends at once as failed, with the code CANCELLED.',
        params: ScanIdParams,
        response: { 200: DoneAnswer, ...errorAnswers(401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return cancelScan({ ctx, input: { scanId: request.params.id, reader: request.viewer } });
    },
  );
}
