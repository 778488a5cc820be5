import { skipReasons } from '@curbcut/model/scan';
import { getSitePages } from '@curbcut/services/site-scans';
import { SitePagesAnswer } from '@curbcut/wire/scan';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { pageRange, PageRangeQuery } from './page-range.ts';
import { scanAnswerHeaders, ScanIdParams } from './scan-id.ts';

const Query = PageRangeQuery.extend({
  kind: z
    .enum([...skipReasons, 'failed', 'other'])
    .optional()
    .describe('Those that were not scanned for this reason; without: those that are to be scanned'),
});

export function getSitePagesRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan/:id/site/pages',
    {
      schema: {
        summary: 'The pages of a site’s scan, in parts',
        description:
          'The worst first; while the scan goes on, those that are being scanned and those that ended last.',
        params: ScanIdParams,
        querystring: Query,
        response: { 200: SitePagesAnswer, ...errorAnswers(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const { kind } = request.query;
      const { id: scanId } = request.params;
      const range = pageRange(request.query);
      return getSitePages({ ctx, input: { scanId, reader: request.viewer, kind, range } });
    },
  );
}
