import { ProfileAnswer } from '@curbcut/wire/account';
import { getProfile } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function getProfileRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/profile',
    {
      schema: {
        summary: 'Who is signed in, and what the plan allows',
        response: { 200: ProfileAnswer, ...errorAnswers(401, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      return { user: await getProfile({ ctx, input: { viewer: viewerOf(request) } }) };
    },
  );
}
