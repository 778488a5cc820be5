import { DoneAnswer } from '@curbcut/wire/account';
import { keepScan } from '@curbcut/services/scans';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from './scan-id.ts';

export function keepScanRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/scan/:id/keep',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Keep the result of a free scan in the account',
        description:
          'Whoever knows the id may, once, before the scan is deleted. It is then kept like the other scans of the account, readable for its owner only, and takes nothing from the quota.',
        params: ScanIdParams,
        response: { 200: DoneAnswer, ...errorAnswers(401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return keepScan({ ctx, input: { scanId: request.params.id, viewer: viewerOf(request) } });
    },
  );
}
