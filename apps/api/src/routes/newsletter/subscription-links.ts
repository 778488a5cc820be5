import { limits } from '@curbcut/model/limits';
import { AppError } from '@curbcut/model/errors';
import { confirmSubscription, unsubscribe } from '@curbcut/services/newsletter';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { acceptsHtml } from '../../http/accepts-html.ts';
import {
  newsletterAskToConfirmPage,
  newsletterAskToLeavePage,
  newsletterConfirmedPage,
  newsletterLeftPage,
} from '../../pages/newsletter-pages.ts';
import { notMeUnknownPage } from '../../pages/not-me-page.ts';
import { sendServerPage } from '../../pages/send-server-page.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

const params = z.object({ token: z.string().min(1).max(limits.tokenLength) });
const noStore = { 'cache-control': 'no-store', vary: 'Accept' };

/**
 * The links in the newsletter's mails. Opening one changes nothing, as mail programs open links by themselves: the
 * button of its page does. One click (RFC 8058): a mail program posts `List-Unsubscribe=One-Click` to the link that
 * ends the subscription; the body says nothing that the address does not.
 */
export function subscriptionLinksRoutes(api: Api, { ctx }: RouteParts): void {
  void api.register(async (scope: Api) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async () => ({}),
    );
    const page = { schema: { hide: true, params } } as const;
    scope.get('/confirm/:token', page, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return sendServerPage(reply, 200, newsletterAskToConfirmPage(request.params.token));
    });
    scope.get('/unsubscribe/:token', page, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return sendServerPage(reply, 200, newsletterAskToLeavePage(request.params.token));
    });
    scope.post(
      '/confirm/:token',
      {
        schema: {
          summary: 'Confirm a newsletter subscription, from the link in its mail',
          params,
          response: {
            200: z.object({ status: z.literal('confirmed') }),
            ...errorAnswers(400, 404, 503),
          },
        },
      },
      async (request, reply) => {
        reply.headers(noStore);
        const asPage = acceptsHtml(request.headers.accept);
        try {
          await confirmSubscription({ ctx, input: request.params });
        } catch (error) {
          if (!asPage || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
          return sendServerPage(reply, 404, notMeUnknownPage());
        }
        return asPage
          ? sendServerPage(
              reply,
              200,
              newsletterConfirmedPage({ sendsMail: ctx.config.mailKind === 'smtp' }),
            )
          : { status: 'confirmed' as const };
      },
    );
    scope.post(
      '/unsubscribe/:token',
      {
        schema: {
          summary: 'End a newsletter subscription, from the link in its mails',
          params,
          response: {
            200: z.object({ status: z.literal('unsubscribed') }),
            ...errorAnswers(400, 503),
          },
        },
      },
      async (request, reply) => {
        reply.headers(noStore);
        await unsubscribe({ ctx, input: request.params });
        return acceptsHtml(request.headers.accept)
          ? sendServerPage(reply, 200, newsletterLeftPage())
          : { status: 'unsubscribed' as const };
      },
    );
  });
}
