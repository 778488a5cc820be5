import { getReport } from '@curbcut/services/reports';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { ScanIdParams } from '../scans/scan-id.ts';
import { sendReport } from './send-report.ts';

export function downloadReportRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/api/reports/download/:id',
    {
      schema: {
        summary: 'A completed scan’s report as a JSON file',
        params: ScanIdParams,
        response: errorAnswers(404, 409, 503),
      },
    },
    async (request, reply) => {
      const report = await getReport({
        ctx,
        input: { scanId: request.params.id, reader: request.viewer, format: 'json' },
      });
      return sendReport(reply, report);
    },
  );
}
