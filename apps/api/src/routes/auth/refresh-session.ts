import { AuthAnswer } from '@curbcut/wire/account';
import { refreshSession } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function refreshSessionRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/refresh',
    {
      schema: {
        summary: 'Exchange the access token for a new one',
        description: 'The old one ends at once. Send no body, or an empty object.',
        response: { 200: AuthAnswer, ...errorAnswers(401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const token = bearerToken(request.headers.authorization) ?? '';
      return refreshSession({ ctx, input: { viewer: viewerOf(request), token } });
    },
  );
}
