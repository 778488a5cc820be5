import { limits } from '@curbcut/model/limits';
import { AuthAnswer, LoginRequest } from '@curbcut/wire/account';
import { logIn } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { deviceOf } from '../../http/device-of.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function logInRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/login',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in',
        description: `Send the access token with later calls as \`Authorization: Bearer\`. An unknown address and a wrong password are one answer. After ${limits.logins.toAccount} wrong tries on an account or ${limits.logins.fromIp} from one address within ${limits.logins.minutes} minutes the answer is 429; a new password by mail lifts it.`,
        body: LoginRequest,
        response: { 200: AuthAnswer, ...errorAnswers(400, 401, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { request: request.body, device: deviceOf(request) };
      const answer = await logIn({ ctx, input });
      request.log.info({ userId: answer.user.id }, 'signed in');
      return answer;
    },
  );
}
