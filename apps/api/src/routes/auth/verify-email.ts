import { accountMessages } from '@curbcut/model/accounts';
import { DoneAnswer, TokenRequest } from '@curbcut/wire/account';
import { verifyEmail } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { linkDescription, privateAnswer } from './private-answer.ts';

export function verifyEmailRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/verify-email',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Confirm an e-mail address by the link of a mail',
        description: linkDescription,
        body: TokenRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { token: request.body.token, clientIp: clientIp(request) };
      const outcome = await verifyEmail({ ctx, input });
      const message =
        outcome === 'used' ? accountMessages.emailLinkUsed : 'Your e-mail address is confirmed.';
      return { success: true as const, message };
    },
  );
}
