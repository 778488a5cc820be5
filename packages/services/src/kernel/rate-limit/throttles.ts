const minute = 60;
const hour = 60 * minute;

export interface Throttle {
  name: string;
  tries: number;
  windowSeconds: number;
}

/** How often something may be tried. `address`: an IPv4 address or the /64 of an IPv6 address. */
export const throttles = {
  /** An office behind one address signs in in the morning; nobody guesses far with this. */
  loginFromAddress: { name: 'login-address', tries: 50, windowSeconds: 15 * minute },
  loginToAccount: { name: 'login-account', tries: 10, windowSeconds: 15 * minute },
  registerFromAddress: { name: 'register', tries: 20, windowSeconds: hour },
  mailFromAddress: { name: 'mail-address', tries: 30, windowSeconds: hour },
  resetMailToRecipient: { name: 'reset-mail', tries: 3, windowSeconds: hour },
  verifyMailToRecipient: { name: 'verify-mail', tries: 3, windowSeconds: hour },
  linkFromAddress: { name: 'link', tries: 60, windowSeconds: hour },
  passwordOfUser: { name: 'password', tries: 10, windowSeconds: 15 * minute },
  emailChangeOfUser: { name: 'email-change', tries: 5, windowSeconds: hour },
  /** Each is a call to the payment provider, whose own limit all accounts share. */
  paymentCallOfUser: { name: 'payment-call', tries: 60, windowSeconds: 10 * minute },
  formTokenFromAddress: { name: 'form-token', tries: 60, windowSeconds: hour },
  newsletterFromAddress: { name: 'newsletter-address', tries: 10, windowSeconds: hour },
  newsletterToRecipient: { name: 'newsletter-mail', tries: 3, windowSeconds: hour },
  messageFromAddress: { name: 'message', tries: 5, windowSeconds: hour },
  exportOfUser: { name: 'export', tries: 5, windowSeconds: hour },
} as const satisfies Record<string, Throttle>;
