import { MailError, type MailTransport, withPicturesInside } from '@curbcut/email';
import type { JobRun } from '@curbcut/queue';
import { beginMail, recordMailFailure, recordMailSent } from '@curbcut/services/mails';
import type { ServiceContext } from '@curbcut/services/kernel';
import type { Scanner } from '@curbcut/scanner';
import { outlastOutage } from '../outlast-outage.ts';
import { drawMailPicture } from './draw-mail-picture.ts';
import { renderMail } from './render-mail.ts';

export interface SendMailParts {
  ctx: ServiceContext;
  scanner: Pick<Scanner, 'drawThumbnail'>;
  transport: Pick<MailTransport, 'kind' | 'send'>;
  /** Called when a mail did not leave for a reason that may be the server's. */
  onFailed?: () => void;
}

/** Sends one mail. A temporary failure throws, so that the queue brings the job again later; a permanent one ends it. */
export function sendMail({ ctx, scanner, transport, onFailed }: SendMailParts) {
  return async ({ payload, signal }: JobRun<{ mailId: string }>): Promise<void> => {
    const { mailId } = payload;
    const mail = await beginMail({ ctx, input: { mailId } });
    if (!mail) return;
    const picture = await drawMailPicture(ctx, scanner, mail);
    const {
      headers = {},
      replyTo,
      pictures = [],
      ...rendered
    } = renderMail(ctx.config, mail, picture);
    const more = { headers, pictures, ...(replyTo === undefined ? {} : { replyTo }) };
    try {
      await transport.send({ to: mail.to, messageId: mail.messageId, ...more, ...rendered });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { message, permanent } = error;
      if (!permanent) onFailed?.();
      const next = await outlastOutage(signal, () =>
        recordMailFailure({ ctx, input: { mailId, error: message, permanent } }),
      );
      if (next === 'retry') throw error;
      ctx.log.error({ mailId, error }, 'A mail was given up');
      return;
    }
    const kept =
      transport.kind === 'outbox'
        ? { ...rendered, html: withPicturesInside(rendered.html, pictures) }
        : undefined;
    // Not noted, it would be sent again.
    await outlastOutage(signal, () => recordMailSent({ ctx, input: { mailId, rendered: kept } }));
    ctx.log.info({ mailId, kind: mail.kind, via: transport.kind }, 'Mail sent');
  };
}
