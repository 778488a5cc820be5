import { DoneAnswer } from '@curbcut/wire/account';
import { deleteShare } from '@curbcut/services/shares';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function deleteShareRoute(api: Api, { ctx }: RouteParts): void {
  api.delete(
    '/shares/:shareId',
    {
      schema: {
        summary: 'Withdraw a link to a scan',
        params: ScanIdParams.extend({ shareId: z.string() }),
        response: { 200: DoneAnswer, ...errorAnswers(401, 404) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const { id: scanId, shareId } = request.params;
      return deleteShare({ ctx, input: { scanId, shareId, viewer: viewerOf(request) } });
    },
  );
}
