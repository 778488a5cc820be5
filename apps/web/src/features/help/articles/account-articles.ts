import { limits } from '@curbcut/model/limits';
import { accountLinkLifetime } from '@curbcut/model/accounts';
import { mailsStayHere } from '@curbcut/model/site';
import type { HelpArticle, HelpBlock, HelpConfig } from '../help-article.ts';
import { planLines, plansWith } from '../../../entities/plan/plan-words.ts';

const passwordSentence = `The password needs at least ${limits.passwordLength.least} characters with an uppercase letter, a lowercase letter and a number.`;

export function accountArticles(config: HelpConfig): HelpArticle[] {
  return [
    {
      id: 'sign-up',
      title: 'Signing up for an account',
      icon: 'account',
      category: 'Getting Started',
      content: signUp(config),
    },
    {
      id: 'password-reset',
      title: 'Resetting your password',
      icon: 'key',
      category: 'Account Management',
      content: passwordReset(config),
    },
    {
      id: 'plan-and-data',
      title: 'Your plan, your data and your sessions',
      icon: 'settings',
      category: 'Account Management',
      content: planAndData(config),
    },
  ];
}

const registrationNotes: Record<HelpConfig['registration'], string | null> = {
  open: null,
  invite: 'Registration on this server needs an invitation code from the operator of this service.',
  off: 'Registration is closed on this server at the moment. The free scan works without an account.',
};

function signUp({ registration, sendsMail }: HelpConfig): HelpBlock[] {
  const note = registrationNotes[registration];
  return [
    ...(note === null ? [] : [note]),
    ...mailNote(sendsMail),
    {
      steps: [
        'Open Sign Up and enter your full name (required), your email address (required) and, if you like, your company or organization (optional).',
        'Choose a password and type it twice. The list under the field shows which requirements it meets.',
        'Accept the terms, then choose Create account. You are signed in at once.',
        sendsMail
          ? `Open the mail that we send you and follow its link. It should arrive within 5 minutes; look into the spam folder if it does not, or have it sent again from the dashboard. The link is valid for ${accountLinkLifetime('verify-email')}.`
          : `Follow the link that confirms your address. It is valid for ${accountLinkLifetime('verify-email')}.`,
      ],
    },
    passwordSentence,
    'Very common passwords, your name and your e-mail address are refused as well.',
    'You can scan before your address is confirmed. Scheduled scans need a confirmed address.',
    ...(registration === 'off' ? [] : [{ links: [{ to: '/register', label: 'Sign Up' }] }]),
  ];
}

/** Without a mail server mails are files on the operator's machine. */
function mailNote(sendsMail: boolean): string[] {
  return sendsMail ? [] : [mailsStayHere];
}

function passwordReset({ sendsMail }: HelpConfig): HelpBlock[] {
  return [
    ...mailNote(sendsMail),
    {
      steps: [
        'On the login page, choose "Forgot your password?" and enter your email address.',
        `Follow the link${sendsMail ? ' in the mail' : ''}. It is valid for ${accountLinkLifetime('reset-password')} and works once.`,
        'Type the new password twice.',
      ],
    },
    passwordSentence,
    'The answer on the page is the same whether or not an account with this address exists, so that nobody can find out who has one.',
    ...(sendsMail ? ['If no mail comes, check the address and the spam folder.'] : []),
    'A new password ends all other sessions: everybody who was signed in to the account has to sign in again.',
    { links: [{ to: '/forgot-password', label: 'Reset the password' }] },
  ];
}

function planAndData({ plans, payments }: HelpConfig): HelpBlock[] {
  const first = plansWith(plans, (plan) => plan.priority);
  return [
    'Settings show your plan and how much of it you have used this month. A month is a calendar month in UTC.',
    { facts: planLines(plans) },
    ...(first === null ? [] : [`Scans and mails of ${first} go before those of others.`]),
    payments
      ? 'You change the plan on the pricing page, and manage the card and cancel in the billing portal, which the dashboard links to. After a cancellation you keep access until the end of the paid period. A plan with fewer schedules pauses the ones beyond its number and deletes none.'
      : 'Plans cannot be bought on this server. The operator of this service can give your account another plan.',
    {
      points: [
        'Profile: change your name and company. A new e-mail address holds once the links in the mails to both addresses have been followed.',
        'Results by e-mail: results of scans that you start come by mail, once your address is confirmed. Turn it off here.',
        'Results by e-mail: choose whether the result of each scan that you start comes by mail.',
        'Where you are signed in: see your sessions and end single ones. A session ends by itself 30 days after its last use.',
        'Your data: download everything that the account holds as one ZIP file.',
        'Delete account: ends the account at once and erases its scans, reports, schedules and links.',
      ],
    },
    { links: [{ to: '/pricing', label: 'Compare the plans' }] },
  ];
}
