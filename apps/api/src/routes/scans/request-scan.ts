import { limits } from '@curbcut/model/limits';
import { errorMessages } from '@curbcut/model/errors';
import {
  ChosenAddresses,
  interactionProblem,
  nearCopiesProblem,
  ScanRequest,
  ScanRequestAnswer,
  StandardId,
} from '@curbcut/wire/scan';
import { requestScan } from '@curbcut/services/scans';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

/** The contract's request; here every unusable address gets the one specified sentence. */
export const RequestScanBody = ScanRequest.extend({
  url: z
    .string({ error: errorMessages.invalidUrl })
    .trim()
    .min(1, errorMessages.invalidUrl)
    .describe('The address of the page, http or https'),
  scan_type: z
    .enum(['single_page', 'site'], { error: 'A scan is of one page (single_page) or of a site.' })
    .default('single_page')
    .describe('`site`: as many pages as your plan allows, from sitemap and links'),
  standard: StandardId.optional().describe(
    'What decides which failed issues count: a version and a level of WCAG. Left out: your account’s choice, else `2.2-AA`',
  ),
  interaction: z
    .boolean({ error: interactionProblem })
    .default(true)
    .describe(
      '`false`: no key is pressed and nothing is opened on the page, so what shows only then stays untested',
    ),
  near_copies: z
    .boolean({ error: nearCopiesProblem })
    .default(false)
    .describe(
      'Of a site: `true` scans edit views, sorted lists, print views, ways to sign in and pages marked noindex in their turn; else they come last, where the limit has room',
    ),
  repeats: ScanRequest.shape.repeats.describe(
    'Of a site: the id of a scan of yours whose choice of pages is taken; nothing where it had none',
  ),
  addresses: ChosenAddresses.nullish().describe(
    'Of a site: only these of its pages are scanned, the first of them first; left out: those that its sitemaps and links name',
  ),
});

/** Other headers are left as they are. */
const RequestScanHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/, 'The Idempotency-Key must be 1 to 200 printable characters.')
    .optional()
    .describe('A name for this request, chosen by you: sent again, it gives the same job'),
});

export function requestScanRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/run-once',
    {
      bodyLimit: limits.requestBytes.addresses,
      schema: {
        summary: 'Ask for a scan of one page or of a whole site',
        description:
          'The scan waits in a queue: ask for its status with the answered job_id. A URL without a scheme is taken for https, or http where https can’t be reached: the record says which one was opened. Asking for the same address again while its scan waits or runs gives the same job. Signed in, it is taken from the month’s quota; without an account, limits per network address hold.',
        headers: RequestScanHeaders,
        body: RequestScanBody,
        response: {
          200: ScanRequestAnswer,
          ...errorAnswers(400, 401, 402, 403, 409, 413, 429, 503),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const {
        url,
        email,
        name,
        company,
        scan_type: scanType,
        standard,
        interaction,
        near_copies: nearCopies,
        addresses,
        repeats,
      } = request.body;
      const input = {
        url,
        scanType,
        standard,
        interaction,
        nearCopies,
        addresses,
        repeats,
        email,
        name,
        company,
        clientIp: clientIp(request),
      };
      return requestScan({
        ctx,
        input: {
          ...input,
          viewer: request.viewer,
          idempotencyKey: request.headers['idempotency-key'],
        },
      });
    },
  );
}
