import { limits } from '../limits/limits.ts';
import { emailMessages } from './email-messages.ts';

/** What forms and API say about accounts. The wording of the validation messages is specified. */
export const accountMessages = {
  nameRequired: 'Name is required',
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: `Name must be at most ${limits.nameLength} characters`,
  ...emailMessages,
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${limits.passwordLength.least} characters`,
  passwordTooLong: `Password must be at most ${limits.passwordLength.most} characters`,
  passwordTooSimple:
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  passwordTooCommon:
    'This password is too common. Choose one that others would not think of, for example three words and a number.',
  passwordLikeAccount: 'The password must not be your name or your e-mail address.',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  termsRequired: 'You must accept the terms and conditions',
  emailTaken:
    'An account with this e-mail address already exists. Sign in, or reset your password.',
  invalidCredentials: 'Invalid email or password.',
  wrongPassword: 'The current password is not right.',
  tooManyTries: 'Too many tries. Please wait and try again, or reset your password.',
  invalidToken: 'This link is not valid any more. Ask for a new one.',
  linkUsed: 'This link was used already, and works once. Ask for a new one if you need it.',
  emailLinkUsed: 'This link was used already. Your e-mail address is confirmed.',
  registrationOff: 'Registration is closed on this server.',
  inviteNeeded: 'Registration on this server needs an invitation.',
} as const;
