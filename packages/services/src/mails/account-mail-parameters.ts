import { inquiryTypes } from '@curbcut/model/site';
import type { AccountMailKind } from '@curbcut/db';
import { z } from 'zod';

const nothing = z.object({});
const link = z.object({ token: z.string() });

/** What each kind of account mail is made from, besides its recipient and the recipient's name. */
export const accountMailParameters = {
  'verify-email': link,
  'reset-password': link,
  'password-changed': nothing,
  'confirm-old-email': z.object({ token: z.string(), newEmail: z.string() }),
  'confirm-new-email': link,
  'email-changed': nothing,
  'account-deleted': nothing,
  'schedule-failing': z.object({
    /** The scanned address. */
    url: z.string(),
    /** A sentence for people. */
    reason: z.string(),
    /** How often in a row, in digits. */
    failures: z.string(),
  }),
  'subscription-started': z.object({ plan: z.string() }),
  /** Days are ISO 8601, UTC. */
  'subscription-canceled': z.object({ plan: z.string(), endsAt: z.string() }),
  'payment-failed': z.object({ plan: z.string(), graceEndsAt: z.string() }),
  'plan-ended': z.object({
    plan: z.string(),
    /** The plan that holds now. */
    nextPlan: z.string(),
    why: z.enum(['canceled', 'unpaid']),
  }),
  'newsletter-confirm': link,
  'newsletter-welcome': link,
  'contact-message': z.object({
    messageId: z.string(),
    inquiryType: z.enum(inquiryTypes),
    name: z.string(),
    /** The sender's: where an answer goes. */
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
} as const satisfies Record<AccountMailKind, z.ZodType<Record<string, string>>>;

export type AccountMailParameters = {
  [Kind in AccountMailKind]: z.infer<(typeof accountMailParameters)[Kind]>;
};
