import { limits } from '@curbcut/model/limits';
import { AppError } from '@curbcut/model/errors';
import { suppressRecipient } from '@curbcut/services/mails';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { acceptsHtml } from '../../http/accepts-html.ts';
import { notMeDonePage, notMeUnknownPage } from '../../pages/not-me-page.ts';
import { sendServerPage } from '../../pages/send-server-page.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

const Done = z.object({ status: z.literal('suppressed') });

export function suppressRecipientRoute(api: Api, { ctx }: RouteParts): void {
  void api.register(async (scope: Api) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    );
    scope.post(
      '/mail/not-me',
      {
        schema: {
          summary: 'Never send mail to the recipient of a mail again',
          body: z.object({
            token: z
              .string()
              .min(1)
              .max(limits.tokenLength)
              .describe('From the link at the end of a mail'),
          }),
          response: { 200: Done, ...errorAnswers(400, 404, 503) },
        },
      },
      async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', vary: 'Accept' });
        const asPage = acceptsHtml(request.headers.accept);
        try {
          await suppressRecipient({ ctx, input: { token: request.body.token } });
        } catch (error) {
          if (!asPage || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
          return sendServerPage(reply, 404, notMeUnknownPage());
        }
        return asPage
          ? sendServerPage(reply, 200, notMeDonePage())
          : { status: 'suppressed' as const };
      },
    );
  });
}
