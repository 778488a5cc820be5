import { getCausePages } from '@curbcut/services/site-scans';
import { CausePagesAnswer } from '@curbcut/wire/scan';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { pageRange, PageRangeQuery } from './page-range.ts';
import { scanAnswerHeaders, ScanIdParams } from './scan-id.ts';

const Params = ScanIdParams.extend({
  fingerprint: z.string().describe('The fingerprint of an issue of the site'),
});

export function getCausePagesRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan/:id/site/causes/:fingerprint/pages',
    {
      schema: {
        summary: 'The pages that one issue of a site is on, in parts, the worst first',
        params: Params,
        querystring: PageRangeQuery,
        response: { 200: CausePagesAnswer, ...errorAnswers(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const { id: scanId, fingerprint } = request.params;
      const range = pageRange(request.query);
      return getCausePages({ ctx, input: { scanId, fingerprint, reader: request.viewer, range } });
    },
  );
}
