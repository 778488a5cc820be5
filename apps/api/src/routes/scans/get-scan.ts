import { toWireRecord, ScanRecord } from '@curbcut/wire/scan';
import { getScan } from '@curbcut/services/scans';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { acceptsHtml } from '../../http/accepts-html.ts';
import { sendWebApp } from '../../plugins/web-app.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams, StandardQuery } from './scan-id.ts';

export function getScanRoute(api: Api, { ctx, site }: RouteParts): void {
  api.get(
    '/scan/:id',
    {
      schema: {
        summary: 'A scan’s record with its whole result',
        description:
          'A browser that opens this address as a page gets the web app; `format` decides over `Accept`.',
        params: ScanIdParams,
        querystring: StandardQuery.extend({ format: z.enum(['json', 'html']).optional() }),
        response: { 200: ScanRecord, ...errorAnswers(400, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      reply.headers({ ...scanAnswerHeaders, vary: 'Accept' });
      const format =
        request.query.format ?? (acceptsHtml(request.headers.accept) ? 'html' : 'json');
      if (format === 'html') return sendWebApp(reply.serializer(String), site, 200);
      const input = {
        scanId: request.params.id,
        reader: request.viewer,
        standard: request.query.standard,
      };
      return toWireRecord(await getScan({ ctx, input }));
    },
  );
}
