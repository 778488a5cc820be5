import { type PlanType } from '@curbcut/model/plans';
import { defaultSiteConfig } from '@curbcut/model/site';
import { type User } from '@curbcut/wire/account';
import { expect, test } from 'vitest';
import { fillFrom, emptyScanForm } from './scan-form.ts';
import { scanTerms } from './use-scan-terms.ts';

const userOn = (plan: PlanType): User => ({
  id: 'u1',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  company: null,
  email_verified: true,
  email_results: true,
  standard: '2.2-AA',
  billing_customer_id: null,
  subscription_type: plan,
  max_scans_per_month: 5,
  max_scheduled_scans: 0,
  max_pages_per_scan: 1,
  current_scheduled_scans: 0,
  created_at: '2026-11-01T00:00:00.000Z',
  pending_email: null,
});

test('a visitor’s result is deleted after a day and open to whoever has its link', () => {
  const terms = scanTerms(defaultSiteConfig, null);
  expect(terms.keptFor).toBe('Results are deleted after 24 hours.');
  expect(terms.resultPath('abc')).toBe('/results/abc');
});

test('the result of somebody who is signed in is kept as their plan says, and is theirs', () => {
  const free = scanTerms(defaultSiteConfig, userOn('free'));
  expect(free.keptFor).toBe('Results are kept for 30 days, as your plan says.');
  expect(free.resultPath('abc')).toBe('/scan/abc');
  expect(scanTerms(defaultSiteConfig, userOn('pro')).keptFor).toBe(
    'Results are kept as long as your account.',
  );
});

test('who asks must be told only where mail is sent', () => {
  expect(scanTerms({ ...defaultSiteConfig, sendsMail: true }, null).isContactOptional).toBe(false);
  expect(scanTerms({ ...defaultSiteConfig, sendsMail: false }, null).isContactOptional).toBe(true);
});

test('the profile fills what is empty, and nothing else', () => {
  const typed = { ...emptyScanForm, url: 'example.org', email: 'team@example.org' };
  expect(fillFrom(typed, userOn('free'))).toEqual({
    url: 'example.org',
    name: 'Maya Okafor',
    email: 'team@example.org',
    company: '',
    standard: '2.2-AA',
    interaction: true,
  });
});
