import { defaultOperator } from '@curbcut/model/site';
import { goldenScanReport, failedScanReport } from '@curbcut/testing';
import type { AccountMailToSend, ScanMailToSend } from '@curbcut/services/mails';
import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

const config = { publicUrl: 'https://scan.example.org', operator: defaultOperator };
const envelope = { to: 'a@example.org', messageId: '<m@x>', recipientName: null };
const token = 'a_b-c';

const links: [AccountMailToSend, string | null][] = [
  [
    { ...envelope, about: 'account', kind: 'verify-email', parameters: { token } },
    `/verify-email?token=${token}`,
  ],
  [
    { ...envelope, about: 'account', kind: 'reset-password', parameters: { token } },
    `/reset-password?token=${token}`,
  ],
  [
    {
      ...envelope,
      about: 'account',
      kind: 'confirm-old-email',
      parameters: { token, newEmail: 'new@example.org' },
    },
    `/confirm-email?token=${token}`,
  ],
  [
    { ...envelope, about: 'account', kind: 'confirm-new-email', parameters: { token } },
    `/confirm-email?token=${token}`,
  ],
  [{ ...envelope, about: 'account', kind: 'password-changed', parameters: {} }, '/forgot-password'],
  [{ ...envelope, about: 'account', kind: 'email-changed', parameters: {} }, null],
  [{ ...envelope, about: 'account', kind: 'account-deleted', parameters: {} }, null],
  [
    {
      ...envelope,
      about: 'account',
      kind: 'schedule-failing',
      parameters: { url: 'https://x.example/', reason: 'It failed.', failures: '3' },
    },
    '/dashboard?tab=schedules',
  ],
  [
    {
      ...envelope,
      about: 'account',
      kind: 'subscription-started',
      parameters: { plan: 'Pro Tier' },
    },
    '/dashboard',
  ],
  [
    {
      ...envelope,
      about: 'account',
      kind: 'subscription-canceled',
      parameters: { plan: 'Pro Tier', endsAt: '2026-12-21T00:00:00.000Z' },
    },
    '/settings',
  ],
  [
    {
      ...envelope,
      about: 'account',
      kind: 'payment-failed',
      parameters: { plan: 'Pro Tier', graceEndsAt: '2026-12-21T00:00:00.000Z' },
    },
    '/settings',
  ],
  [
    {
      ...envelope,
      about: 'account',
      kind: 'plan-ended',
      parameters: { plan: 'Pro Tier', nextPlan: 'Free Tier', why: 'unpaid' },
    },
    '/pricing',
  ],
  [
    { ...envelope, about: 'account', kind: 'newsletter-welcome', parameters: { token } },
    `/newsletter/unsubscribe/${token}`,
  ],
  [
    {
      ...envelope,
      about: 'account',
      kind: 'contact-message',
      parameters: {
        messageId: 'm',
        inquiryType: 'general',
        name: 'Maya',
        email: 'maya@example.org',
        subject: 'A question',
        message: 'Hello',
      },
    },
    null,
  ],
];

test.each(links)('$kind leads to our own page', (mail, path) => {
  const { text } = renderMail(config, mail);
  const found = text.match(/https?:\/\/\S+/g) ?? [];
  expect(found).toEqual(path === null ? [] : [`https://scan.example.org${path}`]);
});

test('the newsletter asks for a confirmation, and can be left before it', () => {
  const { text } = renderMail(config, {
    ...envelope,
    about: 'account',
    kind: 'newsletter-confirm',
    parameters: { token },
  });
  expect(text.match(/https?:\/\/\S+/g)).toEqual([
    `https://scan.example.org/newsletter/confirm/${token}`,
    `https://scan.example.org/newsletter/unsubscribe/${token}`,
  ]);
});

const completed: ScanMailToSend = {
  ...envelope,
  about: 'scan',
  kind: 'scan-completed',
  notMeToken: 'n',
  report: goldenScanReport(),
  isOwned: false,
  isToOwner: false,
  isScheduled: false,
};
const failed: ScanMailToSend = { ...completed, kind: 'scan-failed', report: failedScanReport() };

test.each([
  ['a visitor’s result', completed, `/results/${completed.report.scanId}`],
  ['a person’s result', { ...completed, isOwned: true }, `/scan/${completed.report.scanId}`],
  ['a visitor’s failed scan', failed, '/free-scan?url='],
  ['a person’s failed scan', { ...failed, isOwned: true }, `/scan/${failed.report.scanId}`],
] as const)('%s is where they can open it', (_what, mail, path) => {
  const { text } = renderMail(config, mail);
  expect(text).toContain(`\nhttps://scan.example.org${path}`);
});

test('a mail about somebody’s own scan leads to the setting for it, one of a schedule to its own end', () => {
  const own = { ...completed, isOwned: true, isToOwner: true };
  const settings = 'https://scan.example.org/settings#result-mails';
  for (const kind of [own, { ...own, ...failed, isOwned: true, isToOwner: true }]) {
    const mail = renderMail(config, kind);
    expect(mail.text).toContain(settings);
    expect(mail.subject).toContain('www.harbourline.example');
  }
  const scheduled = renderMail(config, { ...own, isScheduled: true });
  expect(scheduled.text).not.toContain(settings);
  expect(scheduled.text).toContain('https://scan.example.org/unsubscribe/n');
  expect(scheduled.subject).toContain('www.harbourline.example');
  // Somebody else's address gets nothing that its sender wrote in the subject.
  const named = renderMail(config, { ...own, isToOwner: false, isScheduled: true });
  expect(named.subject).toMatch(/^Your accessibility report: /);
});
