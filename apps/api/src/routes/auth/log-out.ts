import { DoneAnswer } from '@curbcut/wire/account';
import { logOut } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function logOutRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/logout',
    {
      schema: {
        summary: 'Sign out: the access token ends',
        response: { 200: DoneAnswer, ...errorAnswers(401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const viewer = viewerOf(request);
      await logOut({ ctx, input: { viewer } });
      request.log.info({ userId: viewer.userId }, 'signed out');
      return { success: true as const, message: 'You are signed out.' };
    },
  );
}
