import { mailsStayHere, withOperatorContact } from '@curbcut/model/site';
import { type DoneAnswer } from '@curbcut/wire/account';
import type { ServiceContext } from '@curbcut/services/kernel';

/** What a call says that has mailed a link: `sent`, or `kept` where mails do not leave this machine. */
export function mailedAnswer(
  { config }: ServiceContext,
  { sent, kept }: { sent: string; kept: string },
): DoneAnswer {
  const stays = withOperatorContact(mailsStayHere, config.operator.supportEmail);
  const message = config.mailKind === 'smtp' ? sent : `${kept} ${stays}`;
  return { success: true, message };
}
