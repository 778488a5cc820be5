import { expect, test } from 'vitest';
import { emptyContactForm, readInquiryType, validateContact } from './contact-form.ts';

test('the address chooses the kind of inquiry, and nothing else does', () => {
  expect(readInquiryType('sales')).toBe('sales');
  expect(readInquiryType('SALES')).toBe('general');
  expect(readInquiryType(null)).toBe('general');
});

test('everything is required', () => {
  expect(validateContact(emptyContactForm('support'))).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  });
  expect(
    validateContact({
      inquiryType: 'support',
      name: 'M',
      email: 'maya@example',
      subject: 's',
      message: ' \n ',
    }),
  ).toEqual({ message: 'Message is required' });
});
