import { SiteScanAnswer } from '@curbcut/wire/scan';
import { getSiteScan } from '@curbcut/services/site-scans';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from './scan-id.ts';

export function getSiteScanRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan/:id/site',
    {
      schema: {
        summary: 'How far the scan of a whole site is, its pages and their issues',
        description:
          'While it runs, too: pages are found from sitemap and links as they are scanned. An issue that many pages share is listed once.',
        params: ScanIdParams,
        response: { 200: SiteScanAnswer, ...errorAnswers(401, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return getSiteScan({ ctx, input: { scanId: request.params.id, reader: request.viewer } });
    },
  );
}
