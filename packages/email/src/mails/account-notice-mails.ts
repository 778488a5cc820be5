import { renderAccountMail, type AccountMailInput } from './account-mail.ts';
import type { MailContent } from './mail.ts';
import { pageUrl } from './page-url.ts';
import { siteName } from './site-name.ts';
import { pageText } from './page-text.ts';

/** After every change of a password. `forgotPasswordUrl` is the way back for somebody who did not do it. */
export function renderPasswordChangedMail({
  forgotPasswordUrl,
  ...input
}: AccountMailInput & { forgotPasswordUrl: string }): MailContent {
  return renderAccountMail(input, {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    before: [
      'The password of your account was changed just now, and every other device was signed out. If it was you, there is nothing to do.',
      'It was not you? Set a new password at once:',
    ],
    action: { url: forgotPasswordUrl, label: 'Set a new password' },
    after: [],
  });
}

/** To the address that an account had, once it has changed. */
export function renderEmailChangedMail(input: AccountMailInput): MailContent {
  return renderAccountMail(input, {
    subject: 'The e-mail address of your account was changed',
    heading: 'Your e-mail address was changed',
    before: [
      'The address of your Curbcut account was changed, after both addresses had confirmed it. Every device was signed out. This is the last mail to this address.',
    ],
    after: input.supportEmail ? ['It was not you? Write to us at once.'] : [],
  });
}

/** The last mail about an account. */
export function renderAccountDeletedMail(input: AccountMailInput): MailContent {
  return renderAccountMail(input, {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    before: [
      'Your Curbcut account was deleted as you asked: your scans, reports, screenshots, shared links and schedules with it. After this mail we do not keep your address.',
    ],
    after: ['You are welcome to come back at any time.'],
  });
}

/** To the owner of a schedule whose scans keep failing. */
export function renderScheduleFailingMail({
  url,
  reason,
  failures,
  schedulesUrl,
  ...input
}: AccountMailInput & {
  /** The scanned URL. */
  url: string;
  /** A sentence for people. */
  reason: string;
  /** How often in a row. */
  failures: string;
  schedulesUrl: string;
}): MailContent {
  const site = siteName(url);
  return renderAccountMail(input, {
    subject:
      site === null
        ? 'A scheduled scan keeps failing'
        : `The scheduled scan of ${site} keeps failing`,
    heading: 'A scheduled scan keeps failing',
    before: [
      `The scheduled scan of ${pageUrl(url)} has failed ${pageText(failures, 10)} times in a row.`,
      `What happened last: ${pageText(reason, 500)}`,
      'It goes on being tried as planned. You can change, pause or delete it:',
    ],
    action: { url: schedulesUrl, label: 'See your schedules' },
    after: [],
  });
}
