import { z } from 'zod';
import { limits } from '../plans/limits.ts';
import { contactLimits, inquiryTypes } from '../site/inquiry-types.ts';
import { EmailAddress } from './account.ts';
import { formGuard } from './public-form.ts';

const line = (what: string, maxLength: number) =>
  z.string().trim().min(1, `${what} is required`).max(maxLength, `${what} is too long`);

/** `POST /contact/messages`. */
export const ContactRequest = z.object({
  inquiry_type: z.enum(inquiryTypes).default('general'),
  name: line('Full Name', limits.nameLength),
  email: EmailAddress,
  subject: line('Subject', contactLimits.subjectLength),
  message: line('Message', contactLimits.messageLength),
  ...formGuard,
});
export type ContactRequest = z.input<typeof ContactRequest>;
