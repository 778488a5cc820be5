import { limits } from '@curbcut/model/limits';
import { decideIssue } from '@curbcut/services/verdicts';
import { VerdictAnswer, VerdictRequest } from '@curbcut/wire/verdicts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders, ScanIdParams } from '../scans/scan-id.ts';

export function decideIssueRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/verdicts',
    {
      bodyLimit: limits.requestBytes.message,
      schema: {
        summary: 'Decide about an issue of a scan of your own',
        description:
          'A finding that needs review is a problem, no problem, or not sure; an issue that failed is ignored for a time, or a false alarm. The answer is kept with your name for later scans of the page, until its elements or the rule change. On the scan of a site, a cause that failed is ignored or a false alarm as a whole: the answer holds for all elements of its kind on the website. Answers the issue and the figures of the scan as they are now; 409 holds the present state.',
        params: ScanIdParams,
        body: VerdictRequest,
        response: { 200: VerdictAnswer, ...errorAnswers(400, 401, 403, 404, 409, 413, 429) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const input = {
        scanId: request.params.id,
        viewer: viewerOf(request),
        request: request.body,
      };
      return decideIssue({ ctx, input });
    },
  );
}
