import { CompareAnswer, CompareRequest } from '@curbcut/wire/dashboard';
import { compareScans } from '@curbcut/services/dashboard';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

export function compareScansRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/compare',
    {
      schema: {
        summary: 'Compare websites, or two scans',
        description:
          'Two to ten addresses by their latest completed scans, or two scans. Two scans of one page also answer what is new, fixed and unchanged; an issue counts as fixed only when every engine that saw it looked again in the same version.',
        body: CompareRequest,
        response: { 200: CompareAnswer, ...errorAnswers(400, 401, 404, 409, 413, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      return compareScans({ ctx, input: { viewer: viewerOf(request), request: request.body } });
    },
  );
}
