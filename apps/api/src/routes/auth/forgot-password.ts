import { limits } from '@curbcut/model/limits';
import { accountLinkLifetime } from '@curbcut/model/accounts';
import { DoneAnswer, EmailRequest } from '@curbcut/wire/account';
import { requestPasswordReset } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import { mailedAnswer } from '../mailed-answer.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function forgotPasswordRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/forgot-password',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Mail a link that sets a new password',
        description: `Answers the same whether or not there is such an account. At most ${limits.linkMailsPerHour} mails an hour go to one address.`,
        body: EmailRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { email: request.body.email, clientIp: clientIp(request) };
      await requestPasswordReset({ ctx, input });
      const lifetime = accountLinkLifetime('reset-password');
      return mailedAnswer(ctx, {
        sent: `If there is an account with this address, we have sent it a link to set a new password. The link is valid for ${lifetime}.`,
        kept: `If there is an account with this address, there is a link to set a new password now. The link is valid for ${lifetime}.`,
      });
    },
  );
}
