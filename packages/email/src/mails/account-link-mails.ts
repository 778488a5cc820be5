import { accountLinkLifetime } from '@curbcut/model/accounts';
import { renderAccountMail, type AccountMailInput } from './account-mail.ts';
import type { MailContent } from './mail.ts';
import { pageText } from './page-text.ts';

interface LinkMailInput extends AccountMailInput {
  /** Opens a page of ours; http or https. Opening it changes nothing before a button is pressed. */
  linkUrl: string;
}

/** The mail after registering: confirms that the address is read by whoever registered. */
export function renderVerifyEmailMail({ linkUrl, ...input }: LinkMailInput): MailContent {
  return renderAccountMail(input, {
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    before: [
      'Welcome to Curbcut. One step is left: confirm that this address is yours. Scheduled scans and alerts start working then.',
    ],
    action: { url: linkUrl, label: 'Confirm the address' },
    after: [
      `The link is valid for ${accountLinkLifetime('verify-email')}.`,
      'You did not register? Then somebody typed your address by mistake, and you can ignore this mail.',
    ],
  });
}

/** The mail that sets a new password. */
export function renderResetPasswordMail({ linkUrl, ...input }: LinkMailInput): MailContent {
  return renderAccountMail(input, {
    subject: 'Set a new password',
    heading: 'Set a new password',
    before: ['Somebody asked to set a new password for your account. If it was you, go on here:'],
    action: { url: linkUrl, label: 'Set a new password' },
    after: [
      `The link is valid for ${accountLinkLifetime('reset-password')} and works once. When the password is set, every device is signed out.`,
      'It was not you? Ignore this mail: without the link, nothing changes.',
    ],
  });
}

/** To the address that an account has, before it changes. */
export function renderConfirmOldEmailMail({
  linkUrl,
  newEmail,
  ...input
}: LinkMailInput & { newEmail: string }): MailContent {
  return renderAccountMail(input, {
    subject: 'Confirm the change of your e-mail address',
    heading: 'Confirm the change of your e-mail address',
    before: [
      `Somebody who knows your password asked to change the address of your account to ${pageText(newEmail, 254)}. It changes when both addresses have confirmed. This is the confirmation from your present address:`,
    ],
    action: { url: linkUrl, label: 'Confirm the change' },
    after: [
      `The link is valid for ${accountLinkLifetime('confirm-old-email')}.`,
      'It was not you? Do not confirm, and change your password: somebody else knows it.',
    ],
  });
}

/** To the address that an account is to have. */
export function renderConfirmNewEmailMail({ linkUrl, ...input }: LinkMailInput): MailContent {
  return renderAccountMail(input, {
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new e-mail address',
    before: [
      'This address is to become the address of a Curbcut account. It changes when the present address and this one have confirmed. This is the confirmation from the new address:',
    ],
    action: { url: linkUrl, label: 'Confirm the new address' },
    after: [
      `The link is valid for ${accountLinkLifetime('confirm-new-email')}.`,
      'You have no account, or did not ask for this? Ignore this mail: without your confirmation nothing changes.',
    ],
  });
}
