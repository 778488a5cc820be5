import { expect, test } from 'vitest';
import { renderContactMessageMail } from './contact-message-mail.ts';
import { renderNewsletterConfirmMail, renderNewsletterWelcomeMail } from './newsletter-mails.ts';

const confirmUrl = 'https://scan.example.org/newsletter/confirm/a_b-c';
const unsubscribeUrl = 'https://scan.example.org/newsletter/unsubscribe/a_b-c';

test.each([
  ['confirm', renderNewsletterConfirmMail({ confirmUrl, unsubscribeUrl }), confirmUrl],
  ['welcome', renderNewsletterWelcomeMail({ unsubscribeUrl }), unsubscribeUrl],
])('%s: every mail of the newsletter ends it with one click', (_kind, mail, link) => {
  expect(mail.headers).toEqual({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain(link);
    expect(part).toContain(unsubscribeUrl);
  }
});

test('a link that is none of the web is refused', () => {
  expect(() => renderNewsletterWelcomeMail({ unsubscribeUrl: 'javascript:alert(1)' })).toThrow(
    TypeError,
  );
});

const message = {
  messageId: 'aB_c-1d2e3f',
  inquiryType: 'support',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  subject: 'It does not work',
  message: 'First line\r\nSecond line',
} as const;

test('a message of the contact page: an answer goes to its sender', () => {
  const mail = renderContactMessageMail(message);
  expect(mail.subject).toBe('Contact form: Technical Support (aBc1d2)');
  expect(mail.replyTo).toBe('maya@example.org');
  expect(mail.text).toContain('From: Maya Okafor <maya@example.org>\nInquiry: Technical Support');
  expect(mail.text).toContain('\nFirst line\nSecond line\n');
  expect(mail.html).toMatch(/First line<br \/>\s*Second line/);
});

test('nothing that a visitor writes reaches the subject, or is markup, or hides', () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org\u202E';
  const mail = renderContactMessageMail({
    ...message,
    name: hostile,
    subject: hostile,
    message: hostile,
  });
  expect(mail.subject).toBe('Contact form: Technical Support (aBc1d2)');
  expect(mail.html).not.toContain('<img');
  expect(mail.html + mail.text).not.toContain('\u202E');
  expect(mail.text).toContain('Subject: <img src=x onerror=alert(1)> Bcc: all@example.org\n');
});
