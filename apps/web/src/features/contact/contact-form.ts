import { accountMessages } from '@curbcut/model/accounts';
import { inquiryTypes, type InquiryType } from '@curbcut/model/site';
import { emailError } from '../../entities/account/email-error.ts';
import { errorsOf, type FormErrors } from '../../lib/form-errors.ts';

export interface ContactForm {
  inquiryType: InquiryType;
  name: string;
  email: string;
  subject: string;
  message: string;
}

export function emptyContactForm(inquiryType: InquiryType): ContactForm {
  return { inquiryType, name: '', email: '', subject: '', message: '' };
}

/** `?type=sales` chooses what the message is about; anything else is a general inquiry. */
export function readInquiryType(text: string | null): InquiryType {
  return inquiryTypes.find((type) => type === text) ?? 'general';
}

export function validateContact(form: ContactForm): FormErrors<ContactForm> {
  return errorsOf<ContactForm>({
    name: form.name.trim() === '' ? accountMessages.nameRequired : null,
    email: emailError(form.email),
    subject: form.subject.trim() === '' ? 'Subject is required' : null,
    message: form.message.trim() === '' ? 'Message is required' : null,
  });
}
