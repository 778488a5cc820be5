import { toWireRecord, ScanRecord } from '@curbcut/wire/scan';
import { getScan } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function getDashboardScanRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scans/:id',
    {
      schema: {
        summary: 'A scan’s record with its whole result',
        description: 'The same as GET /scan/{id}, for somebody signed in.',
        params: ScanIdParams,
        response: { 200: ScanRecord, ...errorAnswers(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const input = { scanId: request.params.id, reader: viewerOf(request) };
      return toWireRecord(await getScan({ ctx, input }));
    },
  );
}
