import { reportFormats } from '@curbcut/model/reports';
import { getSharedReport } from '@curbcut/services/shares';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import { printParameter, wantedReport } from '../reports/report-query.ts';
import { sendReport } from '../reports/send-report.ts';
import type { RouteParts } from '../route-parts.ts';
import { SharedTokenParams } from './shared-token.ts';

export function getSharedReportRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/:token/report',
    {
      schema: {
        summary: 'The report of a shared scan as JSON, HTML, tagged PDF, CSV or SARIF',
        params: SharedTokenParams,
        querystring: z.object({
          format: z.enum(reportFormats).default('html'),
          print: printParameter,
        }),
        response: errorAnswers(400, 404, 409, 503),
      },
    },
    async (request, reply) => {
      const input = { token: request.params.token, format: wantedReport(request.query) };
      const report = await getSharedReport({ ctx, input });
      return sendReport(reply, report);
    },
  );
}
