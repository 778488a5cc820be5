/** What forms say of an e-mail address. Apart from the other messages, for the form at the foot of every page. */
export const emailMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
} as const;
