import { toSharedAnswer, SharedScanAnswer } from '@curbcut/wire/scan';
import { getSharedScan, isShared } from '@curbcut/services/shares';
import type { Api } from '../../api.ts';
import { acceptsHtml } from '../../http/accepts-html.ts';
import { sendWebApp } from '../../plugins/web-app.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { scanAnswerHeaders } from '../scans/scan-id.ts';
import { SharedTokenParams } from './shared-token.ts';

export function getSharedScanRoute(api: Api, { ctx, site }: RouteParts): void {
  api.get(
    '/:token',
    {
      schema: {
        summary: 'A scan that somebody shared',
        description:
          'A browser that opens this address as a page gets the web app. Withdrawn, expired and unknown links answer alike.',
        params: SharedTokenParams,
        response: { 200: SharedScanAnswer, ...errorAnswers(404) },
      },
    },
    async (request, reply) => {
      // The address is the permission: it must not reach another site as a referrer.
      reply.headers({ ...scanAnswerHeaders, vary: 'Accept', 'referrer-policy': 'no-referrer' });
      const input = { token: request.params.token };
      if (!acceptsHtml(request.headers.accept)) {
        return toSharedAnswer(await getSharedScan({ ctx, input }));
      }
      const status = (await isShared({ ctx, input })) ? 200 : 404;
      return sendWebApp(reply.serializer(String), site, status);
    },
  );
}
