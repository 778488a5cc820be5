import { SessionsAnswer } from '@curbcut/wire/account';
import { listSessions } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function listSessionsRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/sessions',
    {
      schema: {
        summary: 'Where you are signed in',
        response: { 200: SessionsAnswer, ...errorAnswers(401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      return { sessions: await listSessions({ ctx, input: { viewer: viewerOf(request) } }) };
    },
  );
}
