import { renderAccountMail, type AccountMailInput } from './account-mail.ts';
import type { MailContent } from './mail.ts';
import { pageText } from './page-text.ts';

interface PlanMailInput extends AccountMailInput {
  /** The plan's name. */
  plan: string;
}

/** After the first payment of a subscription. */
export function renderSubscriptionStartedMail({
  plan,
  dashboardUrl,
  ...input
}: PlanMailInput & { dashboardUrl: string }): MailContent {
  return renderAccountMail(input, {
    subject: 'Your subscription has started',
    heading: 'Your subscription has started',
    before: [
      `Thank you. Your account has the ${pageText(plan, 60)} now, with its limits and features.`,
      'It renews every month until you cancel it. The payment provider sends the receipts.',
    ],
    action: { url: dashboardUrl, label: 'Go to the dashboard' },
    after: ['You can change or cancel it at any time in the settings.'],
  });
}

/** Once a subscription is set to end with the paid period. `endsAt` is ISO 8601. */
export function renderSubscriptionCanceledMail({
  plan,
  endsAt,
  settingsUrl,
  ...input
}: PlanMailInput & { endsAt: string; settingsUrl: string }): MailContent {
  return renderAccountMail(input, {
    subject: 'Your subscription is canceled',
    heading: 'Your subscription is canceled',
    before: [
      `Your subscription ends on ${dayOf(endsAt)}. Until then you keep the ${pageText(plan, 60)}, and nothing more is charged.`,
      'Scans, reports and schedules stay in your account. Schedules beyond the plan you have then are paused, not deleted.',
    ],
    action: { url: settingsUrl, label: 'See your subscription' },
    after: ['You have changed your mind? You can resume it there until that day.'],
  });
}

/** When a payment of a running subscription has failed for the first time. `graceEndsAt` is ISO 8601. */
export function renderPaymentFailedMail({
  plan,
  graceEndsAt,
  settingsUrl,
  ...input
}: PlanMailInput & { graceEndsAt: string; settingsUrl: string }): MailContent {
  return renderAccountMail(input, {
    subject: 'A payment for your subscription failed',
    heading: 'A payment for your subscription failed',
    before: [
      `Your card was not charged for the ${pageText(plan, 60)}. You keep the plan until ${dayOf(graceEndsAt)}, and the payment is tried again by itself.`,
      'If the card has expired or was replaced, open the billing portal from your settings and enter another one:',
    ],
    action: { url: settingsUrl, label: 'Open the settings' },
    after: [
      'Without a payment your plan changes after that day. Nothing of what you have scanned is deleted then.',
    ],
  });
}

/** When a paid plan is over. */
export function renderPlanEndedMail({
  plan,
  nextPlan,
  why,
  pricingUrl,
  ...input
}: PlanMailInput & {
  /** The name of the plan that holds now. */
  nextPlan: string;
  why: 'canceled' | 'unpaid';
  pricingUrl: string;
}): MailContent {
  const reason =
    why === 'unpaid' ? 'as its last payment was not made' : 'as its paid period is over';
  return renderAccountMail(input, {
    subject: 'Your paid plan has ended',
    heading: 'Your paid plan has ended',
    before: [
      `Your subscription to the ${pageText(plan, 60)} has ended, ${reason}. Your account has the ${pageText(nextPlan, 60)} now.`,
      'Schedules beyond this plan are paused, not deleted. Stored scans stay for as long as this plan keeps them, counted from today.',
    ],
    action: { url: pricingUrl, label: 'Compare the plans' },
    after: ['You can subscribe again at any time; paused schedules then go on.'],
  });
}

/** `November 21, 2026 (UTC)`. */
function dayOf(iso: string): string {
  const day = new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `${day} (UTC)`;
}
