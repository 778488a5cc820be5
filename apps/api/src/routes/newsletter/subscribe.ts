import { siteMessages } from '@curbcut/model/site';
import { DoneAnswer } from '@curbcut/wire/account';
import { NewsletterRequest } from '@curbcut/wire/forms';
import { subscribe } from '@curbcut/services/newsletter';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import { mailedAnswer } from '../mailed-answer.ts';
import type { RouteParts } from '../route-parts.ts';

export function subscribeRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/subscribe',
    {
      schema: {
        summary: 'Subscribe to the newsletter',
        description:
          'Mails a link that confirms the subscription. Answers the same whether or not the address is known. At most 3 mails an hour go to one address.',
        body: NewsletterRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email_address: email, form_token: formToken, website } = request.body;
      await subscribe({
        ctx,
        input: { email, formToken, website, clientIp: clientIp(request) },
      });
      const sent = siteMessages.newsletterDone;
      // A provider mails by itself.
      if (ctx.config.newsletterFormUrl !== null) return { success: true as const, message: sent };
      return mailedAnswer(ctx, {
        sent,
        kept: 'Your subscription begins when it is confirmed by a link.',
      });
    },
  );
}
