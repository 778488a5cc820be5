import { limits } from '@curbcut/model/limits';
import { DoneAnswer } from '@curbcut/wire/account';
import { ContactRequest } from '@curbcut/wire/forms';
import { sendMessage } from '@curbcut/services/contact';
import type { Api } from '../../api.ts';
import { clientIp } from '../../http/client-ip.ts';
import { errorAnswers } from '../error-answers.ts';
import type { RouteParts } from '../route-parts.ts';

export function sendMessageRoute(api: Api, { ctx }: RouteParts): void {
  api.post(
    '/messages',
    {
      bodyLimit: limits.requestBytes.message,
      schema: {
        summary: 'Send a message to the operator',
        description: `Stored, and mailed to the operator. At most ${limits.contactMessagesPerHour} an hour from one visitor.`,
        body: ContactRequest,
        response: { 200: DoneAnswer, ...errorAnswers(400, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { inquiry_type: inquiryType, form_token: formToken, ...written } = request.body;
      const message = await sendMessage({
        ctx,
        input: { ...written, inquiryType, formToken, clientIp: clientIp(request) },
      });
      return { success: true as const, message };
    },
  );
}
