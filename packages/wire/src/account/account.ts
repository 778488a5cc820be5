import { z } from 'zod';
import { accountMessages } from '@curbcut/model/accounts';
import { passwordRules } from '@curbcut/model/accounts';
import { limits } from '@curbcut/model/limits';
import { planTypes } from '@curbcut/model/plans';
import { emailPattern } from '@curbcut/model/text';
import { toOneLine } from '@curbcut/model/text';
import { StandardId } from '../scan/schema-parts.ts';

export const Email = z
  .string({ error: accountMessages.emailRequired })
  .trim()
  .min(1, accountMessages.emailRequired)
  .max(limits.emailLength, accountMessages.emailInvalid)
  .regex(emailPattern, accountMessages.emailInvalid);

/** A password to be set. Never trimmed: blanks at its ends are part of it. */
export const NewPassword = z
  .string({ error: accountMessages.passwordRequired })
  .min(1, accountMessages.passwordRequired)
  .min(limits.passwordLength.least, accountMessages.passwordTooShort)
  .max(limits.passwordLength.most, accountMessages.passwordTooLong)
  .refine(
    (password) => passwordRules.every((rule) => rule.isMet(password)),
    accountMessages.passwordTooSimple,
  );

/** A password to be compared. */
export const Password = z
  .string({ error: accountMessages.passwordRequired })
  .min(1, accountMessages.passwordRequired)
  .max(limits.passwordLength.most, accountMessages.passwordTooLong);

const PersonName = z
  .string({ error: accountMessages.nameRequired })
  .overwrite(toOneLine)
  .min(1, accountMessages.nameRequired)
  .min(2, accountMessages.nameTooShort)
  .max(limits.nameLength, accountMessages.nameTooLong);
const Company = z
  .string()
  .overwrite(toOneLine)
  .max(limits.nameLength)
  .transform((text) => (text === '' ? null : text));

/** `POST /auth/register`. */
export const RegisterRequest = z.object({
  email: Email,
  password: NewPassword,
  name: PersonName,
  company: Company.nullish(),
  /** Needed where registration is by invitation. */
  invite: z.string().max(128).optional(),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** `POST /auth/login`. */
export const LoginRequest = z.object({ email: Email, password: Password });
export type LoginRequest = z.infer<typeof LoginRequest>;

/** Who is signed in, with what the plan allows. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  email_verified: z.boolean(),
  /** Results of scans that this person starts are mailed to them, once the address is confirmed. */
  email_results: z.boolean(),
  /** What new scans are judged by, unless they say otherwise. */
  standard: StandardId,
  subscription_type: z.enum(planTypes),
  /** -1: unlimited. */
  max_scans_per_month: z.int(),
  /** -1: unlimited. */
  max_scheduled_scans: z.int(),
  /** -1: unlimited. */
  max_pages_per_scan: z.int(),
  current_scheduled_scans: z.int().nonnegative(),
  /** Who this person is to the payment provider; null before the first purchase was begun. */
  billing_customer_id: z.string().nullable(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  /** The new address while its change waits to be confirmed. */
  pending_email: z.string().nullable(),
});
export type User = z.infer<typeof User>;

export const ProfileAnswer = z.object({ user: User });
/** `access_token` is opaque and lives 30 days from its last use. */
export const AuthAnswer = z.object({ access_token: z.string(), user: User });
export type AuthAnswer = z.infer<typeof AuthAnswer>;

/** `PUT /auth/profile`: fields left out stay as they are. */
export const ProfileUpdate = z.object({
  name: PersonName.optional(),
  company: Company.nullish(),
  email_results: z.boolean().optional(),
  standard: StandardId.optional(),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/** Of calls that only do something. `message` is a sentence for people. */
export const DoneAnswer = z.object({ success: z.literal(true), message: z.string() });
export type DoneAnswer = z.infer<typeof DoneAnswer>;

/** `POST /auth/forgot-password` and `POST /auth/resend-verification`. */
export const EmailRequest = z.object({ email: Email });

const LinkToken = z.string().min(1).max(128);
/** `POST /auth/reset-password`. */
export const ResetPasswordRequest = z.object({ token: LinkToken, password: NewPassword });
/** `POST /auth/verify-email` and `POST /auth/confirm-email`. */
export const TokenRequest = z.object({ token: LinkToken });

/** `POST /auth/change-password`: every other session ends. */
export const ChangePasswordRequest = z.object({
  current_password: Password,
  password: NewPassword,
});
/** `POST /auth/change-email`: takes effect when both addresses have confirmed. */
export const ChangeEmailRequest = z.object({ email: Email, current_password: Password });
/** `DELETE /auth/account`. */
export const DeleteAccountRequest = z.object({ current_password: Password });

export const Session = z.object({
  id: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** For example `Firefox on Linux`; null when unknown. */
  device: z.string().nullable(),
  address: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;
/** `GET /auth/sessions`. */
export const SessionsAnswer = z.object({ sessions: z.array(Session) });

/** `POST /auth/confirm-email`: one of the two confirmations of a changed address. */
export const ConfirmEmailAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** True when both addresses have confirmed and the new one holds. */
  changed: z.boolean(),
});
