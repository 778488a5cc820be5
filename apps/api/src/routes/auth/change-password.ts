import { AuthAnswer, ChangePasswordRequest } from '@curbcut/wire/account';
import { changePassword } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function changePasswordRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/change-password',
    {
      schema: {
        summary: 'Change the password',
        description: 'Every other session ends; this one goes on with the token of the answer.',
        body: ChangePasswordRequest,
        response: { 200: AuthAnswer, ...errorAnswers(400, 401, 403, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const { current_password: currentPassword, password } = request.body;
      const input = { viewer: viewerOf(request), currentPassword, password };
      const answer = await changePassword({ ctx, input });
      request.log.info({ userId: answer.user.id }, 'password changed');
      return answer;
    },
  );
}
