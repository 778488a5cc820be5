import { ReportLinkAnswer } from '@curbcut/wire/scan';
import { createReportLink } from '@curbcut/services/shares';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function createReportLinkRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/scan/:id/report-link',
    {
      schema: {
        summary: 'An address that opens a scan’s reports for five minutes',
        description:
          'For a window of its own and for downloads, which can’t carry an access token. `format` in the address chooses the report.',
        params: ScanIdParams,
        response: { 200: ReportLinkAnswer, ...errorAnswers(401, 404, 429) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return createReportLink({
        ctx,
        input: { scanId: request.params.id, reader: request.viewer },
      });
    },
  );
}
