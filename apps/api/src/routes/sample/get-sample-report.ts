import { reportFormats } from '@curbcut/model/reports';
import { getSampleReport } from '@curbcut/services/sample';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import { printParameter, wantedReport } from '../reports/report-query.ts';
import { sendReport } from '../reports/send-report.ts';
import type { RouteParts } from '../route-parts.ts';

export function getSampleReportRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/report',
    {
      schema: {
        summary: 'The report of the sample scan as JSON, HTML, CSV or SARIF',
        querystring: z.object({
          format: z.enum(reportFormats).exclude(['pdf']).default('html'),
          print: printParameter,
        }),
        response: errorAnswers(400, 503),
      },
    },
    async (request, reply) => {
      const input = { format: wantedReport(request.query) };
      return sendReport(reply, await getSampleReport({ ctx, input }));
    },
  );
}
