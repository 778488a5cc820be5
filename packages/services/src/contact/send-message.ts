import { contactSentMessage, type InquiryType } from '@curbcut/model/site';
import { cleanText, toOneLine } from '@curbcut/model/text';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { toClientKey } from '../kernel/rate-limit/to-client-key.ts';
import { consumeFormToken } from '../forms/index.ts';
import { queueAccountMail } from '../mails/index.ts';

export interface ContactMessageInput {
  inquiryType: InquiryType;
  name: string;
  email: string;
  subject: string;
  message: string;
  formToken: string;
  /** The field that nobody sees. */
  website: string;
  clientIp: string;
}

/**
 * Stores a message of the contact page and mails it to the operator, both or neither. Without an email to mail to it
 * is stored only, which the log says. Returns what the sender is told, as a sentence. Throws RATE_LIMITED after too many
 * messages from one visitor, and INVALID_TOKEN for a form that was sent at once or was open for more than a day.
 */
export async function sendMessage({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ContactMessageInput;
}): Promise<string> {
  await enforceRateLimit(ctx.db, rateLimits.messageFromIp, toClientKey(input.clientIp));
  const { contactEmail, salesEmail, mailKind, operator } = ctx.config;
  const recipient = input.inquiryType === 'sales' ? salesEmail : contactEmail;
  const messageId = newId();
  const mailed = await ctx.db.transaction().execute(async (trx) => {
    await consumeFormToken(trx, input.formToken);
    if (input.website !== '') return 'dropped';
    const message = {
      name: cleanText(toOneLine(input.name)),
      email: input.email,
      subject: cleanText(toOneLine(input.subject)),
      message: cleanText(input.message),
    };
    const mail =
      recipient === null
        ? 'no-recipient'
        : await queueAccountMail(ctx, trx, {
            userId: null,
            kind: 'contact-message',
            recipient,
            parameters: { messageId, inquiryType: input.inquiryType, ...message },
          });
    await trx
      .insertInto('contact_messages')
      .values({
        id: messageId,
        inquiry_type: input.inquiryType,
        ...message,
        mailed_to: mail === 'queued' ? recipient : null,
      })
      .execute();
    return mail;
  });
  if (mailed === 'no-recipient') {
    ctx.log.warn(
      { messageId },
      'A message of the contact page was stored but not mailed: set CONTACT_EMAIL or SUPPORT_EMAIL. `npm run admin -- list-messages` shows it',
    );
  } else if (mailed === 'too-many') {
    ctx.log.warn(
      { messageId },
      'A message of the contact page was stored but not mailed: too many came. `npm run admin -- list-messages` shows it',
    );
  }
  // A machine that was not listened to is told what people are told.
  const isMailed = mailed === 'queued' || (mailed === 'dropped' && recipient !== null);
  return contactSentMessage(isMailed && mailKind === 'smtp', operator.replyTime);
}
