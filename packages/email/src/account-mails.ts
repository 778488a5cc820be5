import { inquiryTypes } from '@curbcut/model/site';
import { z } from 'zod';
import {
  renderConfirmNewEmailMail,
  renderConfirmOldEmailMail,
  renderResetPasswordMail,
  renderVerifyEmailMail,
} from './mails/account-link-mails.ts';
import type { AccountMailInput } from './mails/account-mail.ts';
import {
  renderAccountDeletedMail,
  renderEmailChangedMail,
  renderPasswordChangedMail,
  renderScheduleFailingMail,
} from './mails/account-notice-mails.ts';
import { renderContactMessageMail } from './mails/contact-message-mail.ts';
import type { MailContent } from './mails/mail.ts';
import {
  renderNewsletterConfirmMail,
  renderNewsletterWelcomeMail,
} from './mails/newsletter-mails.ts';
import {
  renderPaymentFailedMail,
  renderPlanEndedMail,
  renderSubscriptionCanceledMail,
  renderSubscriptionStartedMail,
} from './mails/payment-mails.ts';

/** What a mail is made from besides its own parameters. */
interface MailSurroundings {
  person: AccountMailInput;
  /** Where a page of ours is: `/settings` becomes a URL. */
  page: (path: string) => string;
  /** The same, with the token that the page takes. */
  link: (path: string, token: string) => string;
}

interface AccountMail<Parameters extends Record<string, string>> {
  /** How many go to one mailbox: `link` is what strangers can ask for, `message` what goes to the operator. */
  allowance: 'link' | 'notice' | 'message';
  parameters: z.ZodType<Parameters>;
  render: (parameters: Parameters, surroundings: MailSurroundings) => MailContent;
}

function mail<Parameters extends Record<string, string>>(
  row: AccountMail<Parameters>,
): AccountMail<Parameters> {
  return row;
}

const nothing = z.object({});
const token = z.object({ token: z.string() });

/**
 * Every mail about an account, by its kind as it is stored: what it is made from besides its recipient, how many of
 * them go out, and its template. The types of queueing and sending follow from this table.
 */
export const accountMails = {
  'verify-email': mail({
    allowance: 'link',
    parameters: token,
    render: (given, { person, link }) =>
      renderVerifyEmailMail({ ...person, linkUrl: link('/verify-email', given.token) }),
  }),
  'reset-password': mail({
    allowance: 'link',
    parameters: token,
    render: (given, { person, link }) =>
      renderResetPasswordMail({ ...person, linkUrl: link('/reset-password', given.token) }),
  }),
  'password-changed': mail({
    allowance: 'notice',
    parameters: nothing,
    render: (_given, { person, page }) =>
      renderPasswordChangedMail({ ...person, forgotPasswordUrl: page('/forgot-password') }),
  }),
  'confirm-old-email': mail({
    allowance: 'link',
    parameters: token.extend({ newEmail: z.string() }),
    render: ({ newEmail, ...given }, { person, link }) => {
      const linkUrl = link('/confirm-email', given.token);
      return renderConfirmOldEmailMail({ ...person, linkUrl, newEmail });
    },
  }),
  'confirm-new-email': mail({
    allowance: 'link',
    parameters: token,
    render: (given, { person, link }) =>
      renderConfirmNewEmailMail({ ...person, linkUrl: link('/confirm-email', given.token) }),
  }),
  'email-changed': mail({
    allowance: 'notice',
    parameters: nothing,
    render: (_given, { person }) => renderEmailChangedMail(person),
  }),
  'account-deleted': mail({
    allowance: 'notice',
    parameters: nothing,
    render: (_given, { person }) => renderAccountDeletedMail(person),
  }),
  'schedule-failing': mail({
    allowance: 'notice',
    parameters: z.object({
      /** The scanned URL. */
      url: z.string(),
      /** A sentence for people. */
      reason: z.string(),
      /** How often in a row, in digits. */
      failures: z.string(),
    }),
    render: (given, { person, page }) => {
      const schedulesUrl = page('/dashboard?tab=schedules');
      return renderScheduleFailingMail({ ...person, ...given, schedulesUrl });
    },
  }),
  'subscription-started': mail({
    allowance: 'notice',
    parameters: z.object({ plan: z.string() }),
    render: (given, { person, page }) =>
      renderSubscriptionStartedMail({ ...person, ...given, dashboardUrl: page('/dashboard') }),
  }),
  /** Days are ISO 8601, UTC. */
  'subscription-canceled': mail({
    allowance: 'notice',
    parameters: z.object({ plan: z.string(), endsAt: z.string() }),
    render: (given, { person, page }) =>
      renderSubscriptionCanceledMail({ ...person, ...given, settingsUrl: page('/settings') }),
  }),
  'payment-failed': mail({
    allowance: 'notice',
    parameters: z.object({ plan: z.string(), graceEndsAt: z.string() }),
    render: (given, { person, page }) =>
      renderPaymentFailedMail({ ...person, ...given, settingsUrl: page('/settings') }),
  }),
  'plan-ended': mail({
    allowance: 'notice',
    parameters: z.object({
      plan: z.string(),
      /** The plan that holds now. */
      nextPlan: z.string(),
      why: z.enum(['canceled', 'unpaid']),
    }),
    render: (given, { person, page }) =>
      renderPlanEndedMail({ ...person, ...given, pricingUrl: page('/pricing') }),
  }),
  'newsletter-confirm': mail({
    allowance: 'link',
    parameters: token,
    render: (given, { page }) =>
      renderNewsletterConfirmMail({
        confirmUrl: page(`/newsletter/confirm/${given.token}`),
        unsubscribeUrl: page(`/newsletter/unsubscribe/${given.token}`),
      }),
  }),
  'newsletter-welcome': mail({
    allowance: 'notice',
    parameters: token,
    render: (given, { page }) =>
      renderNewsletterWelcomeMail({
        unsubscribeUrl: page(`/newsletter/unsubscribe/${given.token}`),
      }),
  }),
  'contact-message': mail({
    allowance: 'message',
    parameters: z.object({
      messageId: z.string(),
      inquiryType: z.enum(inquiryTypes),
      name: z.string(),
      /** The sender's: where an answer goes. */
      email: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
    render: renderContactMessageMail,
  }),
} as const;

export type AccountMailKind = keyof typeof accountMails;

/** Of each kind: what it is made from. */
export type AccountMailParameters = {
  [Kind in AccountMailKind]: z.infer<(typeof accountMails)[Kind]['parameters']>;
};

type Table = { [Kind in AccountMailKind]: AccountMail<AccountMailParameters[Kind]> };

/** The content of a mail about an account. Throws a TypeError on a bad link. */
export function renderMailOfKind<Kind extends AccountMailKind>(
  kind: Kind,
  parameters: AccountMailParameters[Kind],
  surroundings: MailSurroundings,
): MailContent {
  const table: Table = accountMails;
  return table[kind].render(parameters, surroundings);
}

/** True for a kind of this table, false for one about a scan, and for one that a newer version has queued. */
export function isAccountMailKind(kind: string): kind is AccountMailKind {
  return Object.hasOwn(accountMails, kind);
}
