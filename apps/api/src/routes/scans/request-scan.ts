import { errorMessages, ScanRequest, ScanRequestAnswer } from '@curbcut/contracts';
import { requestScan } from '@curbcut/services';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

/** The contract's request; here every unusable address gets the one specified sentence. */
export const RequestScanBody = ScanRequest.extend({
  url: z
    .string({ error: errorMessages.invalidUrl })
    .trim()
    .min(1, errorMessages.invalidUrl)
    .describe('The address of the page, http or https'),
});

export function requestScanRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/run-once',
    {
      schema: {
        tags: ['Scans'],
        summary: 'Ask for a scan of one page',
        description: 'The scan waits in a queue: ask for its status with the answered job_id.',
        body: RequestScanBody,
        response: { 200: ScanRequestAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return requestScan({
        ctx,
        input: { ...request.body, clientAddress: clientAddress(request) },
      });
    },
  );
}
