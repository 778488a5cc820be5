import { FormTokenAnswer } from '@curbcut/wire/forms';
import { issueFormToken } from '@curbcut/services/forms';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function issueFormTokenRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/form-token',
    {
      schema: {
        summary: 'Get what the forms of the newsletter and the contact page send along',
        description: 'Valid after `wait_ms` milliseconds, for a day, once.',
        response: { 200: FormTokenAnswer, ...errorAnswers(429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return issueFormToken({ ctx, input: { clientIp: clientIp(request) } });
    },
  );
}
