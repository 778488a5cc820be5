import { scanFailures } from '@curbcut/contracts';
import {
  MailError,
  renderScanCompletedMail,
  renderScanFailedMail,
  type MailContent,
  type MailTransport,
} from '@curbcut/email';
import type { JobRun } from '@curbcut/queue';
import {
  beginMail,
  recordMailFailure,
  recordMailSent,
  type MailToSend,
  type ServiceContext,
} from '@curbcut/services';
import { outlastOutage } from '../outlast-outage.ts';

export interface SendMailParts {
  ctx: ServiceContext;
  transport: Pick<MailTransport, 'kind' | 'send'>;
}

/** Sends one mail. A temporary failure throws, so that the queue brings the job again later; a permanent one ends it. */
export function sendMail({ ctx, transport }: SendMailParts) {
  return async ({ payload, signal }: JobRun<{ mailId: string }>): Promise<void> => {
    const { mailId } = payload;
    const mail = await beginMail({ ctx, input: { mailId } });
    if (!mail) return;
    const rendered = renderMail(ctx, mail);
    try {
      await transport.send({ to: mail.to, messageId: mail.messageId, ...rendered });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { message, permanent } = error;
      const next = await outlastOutage(signal, () =>
        recordMailFailure({ ctx, input: { mailId, error: message, permanent } }),
      );
      if (next === 'retry') throw error;
      ctx.log.error({ mailId, error }, 'A mail was given up');
      return;
    }
    const kept = transport.kind === 'outbox' ? rendered : undefined;
    // Not noted, it would be sent again.
    await outlastOutage(signal, () => recordMailSent({ ctx, input: { mailId, rendered: kept } }));
    ctx.log.info({ mailId, kind: mail.kind, via: transport.kind }, 'Mail sent');
  };
}

function renderMail({ config }: ServiceContext, mail: MailToSend): MailContent {
  const { record } = mail;
  const common = {
    notMeUrl: `${config.publicUrl}/not-me/${mail.notMeToken}`,
    ...(mail.requesterName === null ? {} : { recipientName: mail.requesterName }),
    ...(config.supportEmail === undefined ? {} : { supportEmail: config.supportEmail }),
  };
  if (mail.kind === 'scan-completed') {
    const resultUrl = `${config.publicUrl}/results/${record.scan_id}`;
    return renderScanCompletedMail({ ...common, record, resultUrl });
  }
  const retryUrl = `${config.publicUrl}/free-scan?url=${encodeURIComponent(record.url)}`;
  const reason = record.error ?? scanFailures.INTERNAL_ERROR.message;
  return renderScanFailedMail({ ...common, url: record.url, reason, retryUrl });
}
