import { limits } from '@curbcut/model/limits';
import { AppError } from '@curbcut/model/errors';
import { stopScheduleMails } from '@curbcut/services/mails';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { acceptsHtml } from '../../http/accepts-html.ts';
import { notMeUnknownPage } from '../../pages/not-me-page.ts';
import { sendServerPage } from '../../pages/send-server-page.ts';
import { unsubscribedPage } from '../../pages/unsubscribe-page.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

const Done = z.object({ status: z.literal('unsubscribed') });

/**
 * One click (RFC 8058): a mail program posts `List-Unsubscribe=One-Click` to the address in the mail's header, without
 * cookies and without anybody signed in. The body says nothing that the address does not.
 */
export function unsubscribeRoute(api: Api, { ctx }: RouteParts): void {
  void api.register(async (scope: Api) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async () => ({}),
    );
    scope.post(
      '/unsubscribe/:token',
      {
        schema: {
          summary: 'Stop the mails of one schedule, from the link in one of them',
          params: z.object({ token: z.string().min(1).max(limits.tokenLength) }),
          response: { 200: Done, ...errorAnswers(400, 404, 503) },
        },
      },
      async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', vary: 'Accept' });
        const asPage = acceptsHtml(request.headers.accept);
        try {
          await stopScheduleMails({ ctx, input: { token: request.params.token } });
        } catch (error) {
          if (!asPage || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
          return sendServerPage(reply, 404, notMeUnknownPage());
        }
        return asPage
          ? sendServerPage(reply, 200, unsubscribedPage())
          : { status: 'unsubscribed' as const };
      },
    );
  });
}
