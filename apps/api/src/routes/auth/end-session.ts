import { DoneAnswer } from '@curbcut/wire/account';
import { endSession } from '@curbcut/services/accounts';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function endSessionRoute(api: Api, { ctx }: RouteParts): void {
  api.delete(
    '/sessions/:id',
    {
      schema: {
        summary: 'Sign out on another device',
        params: z.object({ id: z.string().describe('From GET /auth/sessions') }),
        response: { 200: DoneAnswer, ...errorAnswers(401, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { viewer: viewerOf(request), sessionId: request.params.id };
      await endSession({ ctx, input });
      return { success: true as const, message: 'The device is signed out.' };
    },
  );
}
