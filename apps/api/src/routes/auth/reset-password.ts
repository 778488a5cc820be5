import { DoneAnswer, ResetPasswordRequest } from '@curbcut/wire/account';
import { resetPassword } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { linkDescription, privateAnswer } from './private-answer.ts';

export function resetPasswordRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/reset-password',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Set a new password by the link of a mail',
        description: `${linkDescription} It works once. Every session ends, and nobody is signed in.`,
        body: ResetPasswordRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { ...request.body, clientIp: clientIp(request) };
      const { userId } = await resetPassword({ ctx, input });
      request.log.info({ userId }, 'password reset by mail');
      return { success: true as const, message: 'Your password has been changed. Please sign in.' };
    },
  );
}
