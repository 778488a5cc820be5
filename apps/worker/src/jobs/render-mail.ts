import { scanFailures } from '@curbcut/model/scan';
import {
  renderAccountDeletedMail,
  renderConfirmNewEmailMail,
  renderConfirmOldEmailMail,
  renderContactMessageMail,
  renderEmailChangedMail,
  renderNewsletterConfirmMail,
  renderNewsletterWelcomeMail,
  renderPasswordChangedMail,
  renderPaymentFailedMail,
  renderPlanEndedMail,
  renderResetPasswordMail,
  renderScanCompletedMail,
  renderScanFailedMail,
  renderScheduleFailingMail,
  renderSubscriptionCanceledMail,
  renderSubscriptionStartedMail,
  renderVerifyEmailMail,
  type MailContent,
} from '@curbcut/email';
import type { AccountMailToSend, MailToSend, ScanMailToSend } from '@curbcut/services/mails';
import type { ServicesConfig } from '@curbcut/services/kernel';

type MailConfig = Pick<ServicesConfig, 'publicUrl' | 'operator'>;

/** The content of a mail. Links lead to the operator's configured address, whatever a request has said. */
export function renderMail(config: MailConfig, mail: MailToSend): MailContent {
  return mail.about === 'scan' ? renderScanMail(config, mail) : renderAccountMail(config, mail);
}

function renderScanMail(config: MailConfig, mail: ScanMailToSend): MailContent {
  const { record } = mail;
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
  const ownPage = `${config.publicUrl}/scan/${record.scan_id}`;
  if (mail.kind === 'scan-completed') {
    const publicPage = `${config.publicUrl}/results/${record.scan_id}`;
    return renderScanCompletedMail({
      ...common,
      record,
      resultUrl: mail.isOwned ? ownPage : publicPage,
    });
  }
  const freeScan = `${config.publicUrl}/free-scan?url=${encodeURIComponent(record.url)}`;
  return renderScanFailedMail({
    ...common,
    url: record.url,
    reason: record.error ?? scanFailures.INTERNAL_ERROR.message,
    retryUrl: mail.isOwned ? ownPage : freeScan,
  });
}

function renderAccountMail(config: MailConfig, mail: AccountMailToSend): MailContent {
  const person = personOf(config, mail);
  const settingsUrl = `${config.publicUrl}/settings`;
  const link = (page: string, token: string) =>
    `${config.publicUrl}${page}?token=${encodeURIComponent(token)}`;
  switch (mail.kind) {
    case 'verify-email':
      return renderVerifyEmailMail({
        ...person,
        linkUrl: link('/verify-email', mail.parameters.token),
      });
    case 'reset-password':
      return renderResetPasswordMail({
        ...person,
        linkUrl: link('/reset-password', mail.parameters.token),
      });
    case 'confirm-old-email':
      return renderConfirmOldEmailMail({
        ...person,
        linkUrl: link('/confirm-email', mail.parameters.token),
        newEmail: mail.parameters.newEmail,
      });
    case 'confirm-new-email':
      return renderConfirmNewEmailMail({
        ...person,
        linkUrl: link('/confirm-email', mail.parameters.token),
      });
    case 'password-changed':
      return renderPasswordChangedMail({
        ...person,
        forgotPasswordUrl: `${config.publicUrl}/forgot-password`,
      });
    case 'email-changed':
      return renderEmailChangedMail(person);
    case 'account-deleted':
      return renderAccountDeletedMail(person);
    case 'schedule-failing':
      return renderScheduleFailingMail({
        ...person,
        ...mail.parameters,
        schedulesUrl: `${config.publicUrl}/dashboard?tab=schedules`,
      });
    case 'subscription-started':
      return renderSubscriptionStartedMail({
        ...person,
        ...mail.parameters,
        dashboardUrl: `${config.publicUrl}/dashboard`,
      });
    case 'subscription-canceled':
      return renderSubscriptionCanceledMail({ ...person, ...mail.parameters, settingsUrl });
    case 'payment-failed':
      return renderPaymentFailedMail({ ...person, ...mail.parameters, settingsUrl });
    case 'plan-ended':
      return renderPlanEndedMail({
        ...person,
        ...mail.parameters,
        pricingUrl: `${config.publicUrl}/pricing`,
      });
    case 'newsletter-confirm':
      return renderNewsletterConfirmMail({
        confirmUrl: `${config.publicUrl}/newsletter/confirm/${mail.parameters.token}`,
        unsubscribeUrl: newsletterEnd(config, mail.parameters.token),
      });
    case 'newsletter-welcome':
      return renderNewsletterWelcomeMail({
        unsubscribeUrl: newsletterEnd(config, mail.parameters.token),
      });
    case 'contact-message':
      return renderContactMessageMail(mail.parameters);
  }
}

function newsletterEnd(config: MailConfig, token: string): string {
  return `${config.publicUrl}/newsletter/unsubscribe/${token}`;
}

function personOf({ operator: { supportEmail } }: MailConfig, { recipientName }: MailToSend) {
  return {
    ...(recipientName === null ? {} : { recipientName }),
    ...(supportEmail === null ? {} : { supportEmail }),
  };
}
