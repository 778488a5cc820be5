import { ConfirmEmailAnswer, TokenRequest } from '@curbcut/wire/account';
import { confirmEmail } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { linkDescription, privateAnswer } from './private-answer.ts';

export function confirmEmailRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/confirm-email',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Confirm the change of an address, once from each of the two',
        description: `${linkDescription} With the second confirmation the new address holds, and every session ends.`,
        body: TokenRequest,
        response: { 200: ConfirmEmailAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { token: request.body.token, clientIp: clientIp(request) };
      const { changed, userId } = await confirmEmail({ ctx, input });
      request.log.info({ userId, changed }, 'change of address confirmed');
      return {
        success: true as const,
        message: changed
          ? 'Your e-mail address has been changed. Please sign in with the new one.'
          : 'Confirmed. Your address changes when the link in the mail to the other address is confirmed, too.',
        changed,
      };
    },
  );
}
