import { limits } from '@curbcut/model/limits';
import { siteMessages } from '@curbcut/model/site';

const minute = 60;
const hour = 60 * minute;

export interface RateLimit {
  name: string;
  tries: number;
  windowSeconds: number;
  /** What whoever comes too often is told, as a sentence; unset: the usual one. */
  refusal?: string;
}

/**
 * How often something may be done within a window that begins with its first time. `...FromIp`: by an IPv4 address or
 * the /64 of an IPv6 address. The names are stored. Free scans, mails and report links are counted by their own rows.
 */
export const rateLimits = {
  /** An office behind one IP signs in in the morning; nobody guesses far with this. */
  loginFromIp: {
    name: 'login-address',
    tries: limits.logins.fromIp,
    windowSeconds: limits.logins.minutes * minute,
  },
  loginToAccount: {
    name: 'login-account',
    tries: limits.logins.toAccount,
    windowSeconds: limits.logins.minutes * minute,
  },
  registerFromIp: { name: 'register', tries: 20, windowSeconds: hour },
  mailFromIp: { name: 'mail-address', tries: 30, windowSeconds: hour },
  resetMailToRecipient: { name: 'reset-mail', tries: limits.linkMailsPerHour, windowSeconds: hour },
  verifyMailToRecipient: {
    name: 'verify-mail',
    tries: limits.linkMailsPerHour,
    windowSeconds: hour,
  },
  linkFromIp: { name: 'link', tries: 60, windowSeconds: hour },
  passwordOfUser: { name: 'password', tries: 10, windowSeconds: 15 * minute },
  emailChangeOfUser: { name: 'email-change', tries: 5, windowSeconds: hour },
  /** Each is a call to the payment provider, whose own limit all accounts share. */
  paymentCallOfUser: { name: 'payment-call', tries: 60, windowSeconds: 10 * minute },
  formTokenFromIp: { name: 'form-token', tries: 60, windowSeconds: hour },
  newsletterFromIp: { name: 'newsletter-address', tries: 10, windowSeconds: hour },
  newsletterToRecipient: {
    name: 'newsletter-mail',
    tries: limits.linkMailsPerHour,
    windowSeconds: hour,
  },
  messageFromIp: {
    name: 'message',
    tries: limits.contactMessagesPerHour,
    windowSeconds: hour,
    refusal: siteMessages.tooManyMessages,
  },
  /** Somebody who reviews by keyboard answers one in two seconds. */
  verdictOfUser: {
    name: 'verdict',
    tries: 600,
    windowSeconds: 15 * minute,
    refusal: 'These are more answers than a person can give. Please wait a few minutes.',
  },
  exportOfUser: { name: 'export', tries: limits.accountExportsPerHour, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>;
