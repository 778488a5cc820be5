import { TrendAnswer, TrendQuery } from '@curbcut/wire/dashboard';
import { getWebsiteTrend } from '@curbcut/services/dashboard';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';

const TrendParams = z.object({
  encodedUrl: z.string().describe('The website’s address, percent-encoded as a whole'),
});

export function getWebsiteTrendRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/websites/:encodedUrl/trend',
    {
      schema: {
        summary: 'How your scans of one address went',
        description:
          'Completed scans, oldest first, within the range and your plan’s history. Scans of the page and of the whole site are never mixed: the kind with more scans is shown. At most 200 points: of a longer history each point stands for a stretch, with the new and fixed issues of all its scans.',
        params: TrendParams,
        querystring: TrendQuery,
        response: { 200: TrendAnswer, ...errorAnswers(400, 401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(scanAnswerHeaders);
      const { encodedUrl: url } = request.params;
      const { range } = request.query;
      return getWebsiteTrend({ ctx, input: { viewer: viewerOf(request), url, range } });
    },
  );
}
