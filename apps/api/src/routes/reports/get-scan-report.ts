import { limits } from '@curbcut/model/limits';
import { reportFormats } from '@curbcut/model/reports';
import { getReport } from '@curbcut/services/reports';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { ScanIdParams, StandardQuery } from '../scans/scan-id.ts';
import { sendReport } from './send-report.ts';

export function getScanReportRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/scan/:id/report',
    {
      schema: {
        summary: 'A completed scan’s report as JSON, HTML, tagged PDF, CSV or SARIF',
        description: `The first PDF of a scan is made on request: the call waits up to ${limits.pdfWaitMs / 1_000} seconds. CSV has a row for each affected element; SARIF is version 2.1.0.`,
        params: ScanIdParams,
        querystring: StandardQuery.extend({ format: z.enum(reportFormats).default('json') }),
        response: errorAnswers(400, 404, 409, 503),
      },
    },
    async (request, reply) => {
      const { format, standard } = request.query;
      const report = await getReport({
        ctx,
        input: { scanId: request.params.id, reader: request.viewer, format, standard },
      });
      return sendReport(reply, report, format === 'json' ? 'inline' : report.disposition);
    },
  );
}
