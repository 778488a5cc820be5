import { ChangeEmailRequest, DoneAnswer } from '@curbcut/wire/account';
import { changeEmail } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import { mailedAnswer } from '../mailed-answer.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function changeEmailRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/change-email',
    {
      schema: {
        summary: 'Begin to change the e-mail address',
        description:
          'It changes when the links in mails to both addresses have been confirmed. Answers the same whether or not another account has the address.',
        body: ChangeEmailRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 401, 403, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const { email, current_password: currentPassword } = request.body;
      await changeEmail({ ctx, input: { viewer: viewerOf(request), email, currentPassword } });
      return mailedAnswer(ctx, {
        sent: 'We have sent a link to your present address and one to the new one. Your address changes when both are confirmed.',
        kept: 'There is a link for your present address and one for the new one. Your address changes when both are confirmed.',
      });
    },
  );
}
