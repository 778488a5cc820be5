import { scanFailures, userAgentToAllow } from '@curbcut/model/scan';
import {
  type InlinePicture,
  renderScanCompletedMail,
  renderScanFailedMail,
  type MailContent,
} from '@curbcut/email';
import { renderMailOfKind } from '@curbcut/email/account-mails';
import type { AccountMailToSend, MailToSend, ScanMailToSend } from '@curbcut/services/mails';
import type { ServicesConfig } from '@curbcut/services/kernel';

type MailConfig = Pick<ServicesConfig, 'publicUrl' | 'operator'>;

/** The content of a mail. Links lead to the operator's configured address, whatever a request has said. */
export function renderMail(
  config: MailConfig,
  mail: MailToSend,
  picture: InlinePicture | null = null,
): MailContent {
  return mail.about === 'scan'
    ? renderScanMail(config, mail, picture)
    : renderAccountMail(config, mail);
}

function renderScanMail(
  config: MailConfig,
  mail: ScanMailToSend,
  picture: InlinePicture | null,
): MailContent {
  const { report } = mail;
  const common = {
    ...personOf(config, mail),
    isToOwner: mail.isToOwner,
    ...(mail.isToOwner && !mail.isScheduled
      ? { settingsUrl: `${config.publicUrl}/settings#result-mails` }
      : {}),
    notMeUrl: `${config.publicUrl}/not-me/${mail.notMeToken}`,
    ...(mail.isScheduled
      ? { unsubscribeUrl: `${config.publicUrl}/unsubscribe/${mail.notMeToken}` }
      : {}),
  };
  const ownPage = `${config.publicUrl}/scan/${report.scanId}`;
  if (mail.kind === 'scan-completed') {
    const publicPage = `${config.publicUrl}/results/${report.scanId}`;
    return renderScanCompletedMail({
      ...common,
      report,
      ...(picture ? { picture } : {}),
      resultUrl: mail.isOwned ? ownPage : publicPage,
    });
  }
  const freeScan = `${config.publicUrl}/free-scan?url=${encodeURIComponent(report.url)}`;
  const userAgent = userAgentToAllow(report.failure?.code ?? null);
  return renderScanFailedMail({
    ...common,
    ...(userAgent === null ? {} : { userAgent }),
    url: report.url,
    reason: report.failure?.message ?? scanFailures.INTERNAL_ERROR.message,
    retryUrl: mail.isOwned ? ownPage : freeScan,
  });
}

function renderAccountMail(config: MailConfig, mail: AccountMailToSend): MailContent {
  const page = (path: string) => `${config.publicUrl}${path}`;
  return renderMailOfKind(mail.kind, mail.parameters, {
    person: personOf(config, mail),
    page,
    link: (path, token) => page(`${path}?token=${encodeURIComponent(token)}`),
  });
}

function personOf({ operator: { supportEmail } }: MailConfig, { recipientName }: MailToSend) {
  return {
    ...(recipientName === null ? {} : { recipientName }),
    ...(supportEmail === null ? {} : { supportEmail }),
  };
}
