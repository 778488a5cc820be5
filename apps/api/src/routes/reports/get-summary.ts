import { getReport } from '@curbcut/services/reports';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { ScanIdParams } from '../scans/scan-id.ts';
import { sendReport } from './send-report.ts';

export function getSummaryRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/api/reports/summary/:id',
    {
      schema: {
        summary: 'A completed scan’s business summary',
        params: ScanIdParams,
        response: errorAnswers(404, 409, 503),
      },
    },
    async (request, reply) => {
      const report = await getReport({
        ctx,
        input: { scanId: request.params.id, reader: request.viewer, format: 'summary' },
      });
      return sendReport(reply, report);
    },
  );
}
