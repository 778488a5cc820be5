import { AuthAnswer, RegisterRequest } from '@curbcut/wire/account';
import { register } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { deviceOf } from '../../http/device-of.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function registerRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/register',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Make an account and sign in',
        description:
          'A mail asks to confirm the address. An address that has an account answers 409. Refused are the most common passwords, and the person’s own name or address.',
        body: RegisterRequest,
        response: { 200: AuthAnswer, ...errorAnswers(400, 403, 409, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { request: request.body, device: deviceOf(request) };
      const answer = await register({ ctx, input });
      request.log.info({ userId: answer.user.id }, 'account registered');
      return answer;
    },
  );
}
