import { describe, expect, test } from 'vitest';
import {
  renderConfirmNewEmailMail,
  renderConfirmOldEmailMail,
  renderResetPasswordMail,
  renderVerifyEmailMail,
} from './account-link-mails.ts';
import {
  renderAccountDeletedMail,
  renderEmailChangedMail,
  renderPasswordChangedMail,
  renderScheduleFailingMail,
} from './account-notice-mails.ts';

const person = { recipientName: 'Maya Okafor', supportEmail: 'help@curbcut.example' };
const linkUrl = 'https://curbcut.example/verify-email?token=t0k3n';

const mails = [
  [renderVerifyEmailMail({ ...person, linkUrl }), 'Confirm your e-mail address', linkUrl],
  [renderResetPasswordMail({ ...person, linkUrl }), 'Set a new password', linkUrl],
  [
    renderConfirmOldEmailMail({ ...person, linkUrl, newEmail: 'new@example.org' }),
    'Confirm the change of your e-mail address',
    linkUrl,
  ],
  [renderConfirmNewEmailMail({ ...person, linkUrl }), 'Confirm your new e-mail address', linkUrl],
  [
    renderPasswordChangedMail({ ...person, forgotPasswordUrl: linkUrl }),
    'Your password was changed',
    linkUrl,
  ],
  [renderEmailChangedMail(person), 'The e-mail address of your account was changed', null],
  [renderAccountDeletedMail(person), 'Your account was deleted', null],
  [
    renderScheduleFailingMail({
      ...person,
      url: 'https://www.harbourline.example/a?secret=1',
      reason: 'The page took too long to load.',
      failures: '3',
      schedulesUrl: linkUrl,
    }),
    'The scheduled scan of www.harbourline.example keeps failing',
    linkUrl,
  ],
] as const;

describe.each(mails)('an account mail', (mail, subject, link) => {
  test(`${subject}: both parts say the same`, () => {
    expect(mail.subject).toBe(subject);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Hello Maya Okafor,');
      expect(part).toContain('help@curbcut.example');
      expect(part).toContain('This mail is about a Curbcut account');
    }
    if (link === null) {
      expect(mail.text).not.toContain('https://');
    } else {
      expect(mail.text).toContain(`\n${link}\n`);
      expect(mail.html).toContain('href="https://curbcut.example/verify-email?token&#61;t0k3n"');
    }
  });

  test(`${subject}: is a document that a screen reader can use`, () => {
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain(`<title>${subject}</title>`);
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    for (const table of mail.html.match(/<table[^>]*>/g) ?? []) {
      expect(table).toContain('role="presentation"');
    }
    expect(mail.html).not.toMatch(/<img|<script|undefined|\[object/);
    expect(mail.text).not.toMatch(/<|undefined|\[object/);
  });
});

test('the schedule’s mail names the page without its query, the reason and how often', () => {
  const [mail] = mails[7];
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('www.harbourline.example/a');
    expect(part).toContain('3 times in a row');
    expect(part).toContain('The page took too long to load.');
    expect(part).not.toContain('secret');
  }
});

test('text of people is shown as text, and is never in a subject', () => {
  const name = '<b>Bold</b>\r\nBcc: x@example.org';
  const newEmail = '"<script>alert(1)</script>"@x.org\r\nBcc: y@example.org';
  const mail = renderConfirmOldEmailMail({ recipientName: name, linkUrl, newEmail });
  expect(mail.subject).toBe('Confirm the change of your e-mail address');
  expect(mail.html).not.toMatch(/<b>|<script/);
  expect(mail.text).toContain('Hello,');
  expect(mail.text).not.toMatch(/^Bcc:/m);
});

test('a link that is no web address is refused', () => {
  expect(() => renderVerifyEmailMail({ linkUrl: 'javascript:alert(1)' })).toThrow(TypeError);
});
