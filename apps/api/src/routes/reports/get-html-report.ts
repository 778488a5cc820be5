import { getReport } from '@curbcut/services/reports';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { ScanIdParams } from '../scans/scan-id.ts';
import { sendReport } from './send-report.ts';

export function getHtmlReportRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/api/reports/html/:id',
    {
      schema: {
        summary: 'A completed scan’s report as a page',
        params: ScanIdParams,
        response: errorAnswers(404, 409, 503),
      },
    },
    async (request, reply) => {
      const report = await getReport({
        ctx,
        input: { scanId: request.params.id, reader: request.viewer, format: 'html' },
      });
      return sendReport(reply, report);
    },
  );
}
