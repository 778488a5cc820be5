import { expect, test } from 'vitest';
import {
  renderPaymentFailedMail,
  renderPlanEndedMail,
  renderSubscriptionCanceledMail,
  renderSubscriptionStartedMail,
} from './payment-mails.ts';

const person = {
  recipientName: 'Maya Okafor',
  supportEmail: 'help@curbcut.example',
  plan: 'Pro Tier',
};
const page = 'https://curbcut.example/settings';
const day = '2026-12-21T08:12:03.000Z';

const mails = [
  [
    renderSubscriptionStartedMail({ ...person, dashboardUrl: page }),
    'Your subscription has started',
    'Your account has the Pro Tier now',
  ],
  [
    renderSubscriptionCanceledMail({ ...person, endsAt: day, settingsUrl: page }),
    'Your subscription is canceled',
    'ends on December 21, 2026 (UTC)',
  ],
  [
    renderPaymentFailedMail({ ...person, graceEndsAt: day, settingsUrl: page }),
    'A payment for your subscription failed',
    'You keep the plan until December 21, 2026 (UTC)',
  ],
  [
    renderPlanEndedMail({ ...person, nextPlan: 'Free Tier', why: 'unpaid', pricingUrl: page }),
    'Your paid plan has ended',
    'as its last payment was not made. Your account has the Free Tier now.',
  ],
  [
    renderPlanEndedMail({ ...person, nextPlan: 'Free Tier', why: 'canceled', pricingUrl: page }),
    'Your paid plan has ended',
    'as its paid period is over',
  ],
] as const;

test.each(mails)('%# says what happened, in HTML and text alike', (mail, subject, sentence) => {
  expect(mail.subject).toBe(subject);
  for (const part of [mail.html.replaceAll(/\s+/g, ' '), mail.text]) {
    expect(part).toContain(sentence);
    expect(part).toContain(page);
    expect(part).toContain('Hello Maya Okafor');
    expect(part).not.toMatch(/undefined|null|Invalid Date|\[object/);
  }
});

test('a plan’s name is text', () => {
  const { html } = renderSubscriptionStartedMail({
    ...person,
    plan: '<b>Pro</b>',
    dashboardUrl: page,
  });
  expect(html).not.toContain('<b>Pro</b>');
});
