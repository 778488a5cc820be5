import { toStatusAnswer, ScanStatusAnswer } from '@curbcut/wire/scan';
import { getScanStatus } from '@curbcut/services/scans';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from './scan-id.ts';

export function getScanStatusRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan-status/:jobId',
    {
      schema: {
        summary: 'How far a scan is',
        description: 'Ask every two seconds. A completed scan answers its whole result.',
        params: z.object({ jobId: z.string().describe('What POST /run-once answered') }),
        response: { 200: ScanStatusAnswer, ...errorAnswers(404, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const input = { jobId: request.params.jobId, reader: request.viewer };
      return toStatusAnswer(await getScanStatus({ ctx, input }));
    },
  );
}
