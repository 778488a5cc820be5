import { z } from 'zod';
import { limits } from '@curbcut/model/limits';
import { inquiryTypes } from '@curbcut/model/site';
import { toOneLine } from '@curbcut/model/text';
import { Email } from '../account/account.ts';
import { formGuard } from './public-form.ts';

const filled = (text: z.ZodString, what: string, maxLength: number) =>
  text.min(1, `${what} is required`).max(maxLength, `${what} is too long`);
const line = (what: string, maxLength: number) =>
  filled(z.string().overwrite(toOneLine), what, maxLength);

/** `POST /contact/messages`. */
export const ContactRequest = z.object({
  inquiry_type: z.enum(inquiryTypes).default('general'),
  name: line('Full Name', limits.nameLength),
  email: Email,
  subject: line('Subject', limits.subjectLength),
  message: filled(z.string().trim(), 'Message', limits.messageLength),
  ...formGuard,
});
export type ContactRequest = z.input<typeof ContactRequest>;
