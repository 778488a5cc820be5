import { limits } from '@curbcut/model/limits';
import { AppError } from '@curbcut/model/errors';
import { WebhookAnswer } from '@curbcut/wire/plans';
import { receivePaymentEvent } from '@curbcut/services/billing';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

const Headers = z.object({ 'stripe-signature': z.string().optional() });

/** In a scope of its own, where a body stays the bytes that were signed. */
export function receiveEventRoute(api: Api, { ctx }: RouteParts): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/webhook',
      {
        config: { access: 'public' },
        bodyLimit: limits.requestBytes.paymentEvent,
        schema: {
          summary: 'For the payment provider: something has changed',
          description:
            'Answers 400 to what the provider has not signed within 5 minutes of now, and 503 when it should send the event again.',
          headers: Headers,
          response: { 200: WebhookAnswer, ...errorAnswers(400, 413, 503) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { body } = request;
        const signature = request.headers['stripe-signature'];
        if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
          throw new AppError('INVALID_REQUEST', 'This is not a signed event.');
        }
        await receivePaymentEvent({ ctx, input: { body, signature } });
        return { received: true as const };
      },
    );
  });
}
