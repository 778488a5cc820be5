import { DoneAnswer, EmailRequest } from '@curbcut/wire/account';
import { resendVerification } from '@curbcut/services/accounts';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import { mailedAnswer } from '../mailed-answer.ts';
import type { RouteParts } from '../route-parts.ts';
import { privateAnswer } from './private-answer.ts';

export function resendVerificationRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/resend-verification',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Mail the link that confirms an address once more',
        description:
          'Answers the same whether or not there is such an account. At most 3 mails an hour go to one address.',
        body: EmailRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.headers(privateAnswer);
      const input = { email: request.body.email, clientIp: clientIp(request) };
      await resendVerification({ ctx, input });
      return mailedAnswer(ctx, {
        sent: 'If this address waits to be confirmed, we have sent it a new link.',
        kept: 'If this address waits to be confirmed, there is a new link for it.',
      });
    },
  );
}
