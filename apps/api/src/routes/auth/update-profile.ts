import { ProfileAnswer, ProfileUpdate } from '@curbcut/wire/account';
import { updateProfile } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function updateProfileRoute(api: Api, { ctx }: RouteParts): void {
  api.put(
    '/profile',
    {
      schema: {
        summary: 'Change name or company',
        description: 'What is left out stays; other fields are ignored.',
        body: ProfileUpdate,
        response: { 200: ProfileAnswer, ...errorAnswers(400, 401, 413, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { viewer: viewerOf(request), update: request.body };
      return { user: await updateProfile({ ctx, input }) };
    },
  );
}
