import { DeleteAccountRequest, DoneAnswer } from '@curbcut/wire/account';
import { deleteAccount } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { viewerOf } from '../../plugins/authenticate.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function deleteAccountRoute(api: Api, { ctx }: RouteParts): void {
  api.delete(
    '/account',
    {
      schema: {
        summary: 'Delete the account and everything that belongs to it',
        description: 'Needs the current password, as JSON. There is no way back.',
        body: DeleteAccountRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 401, 403, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const viewer = viewerOf(request);
      const currentPassword = request.body.current_password;
      await deleteAccount({ ctx, input: { viewer, currentPassword } });
      request.log.info({ userId: viewer.userId }, 'account deleted');
      return { success: true as const, message: 'Your account has been deleted.' };
    },
  );
}
