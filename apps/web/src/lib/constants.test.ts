import { limits } from '@curbcut/model/limits';
import { planCatalogue } from '@curbcut/model/plans';
import { bandColor, businessDefaults, impacts, scoreWord } from '@curbcut/model/scan';
import { readPlanType } from '@curbcut/wire/read';
import { describe, expect, it } from 'vitest';
import { recentScansCount } from '../features/dashboard/api/use-recent-scans.ts';
import { syncDelayMs } from '../features/payments/api/use-payment-result.ts';
import { emptyScheduleForm } from '../features/schedules/schedule-form.ts';
import { pageTimeoutMs } from './import-page.ts';
import { toastDurationMs, toastLimit } from './toast-queue.ts';

// The business constants of the specification, row by row.

it.each<[string, unknown, unknown]>([
  ['scan poll interval', limits.scanPollIntervalMs, 2_000],
  ['scan time-out', limits.scanTimeoutMs, 300_000],
  ['sync delay after payment', syncDelayMs, 2_000],
  ['script chunk load time-out', pageTimeoutMs, 120_000],
  ['free: scans per month', planCatalogue.free.scansPerMonth, 5],
  ['free: pages per scan', planCatalogue.free.pagesPerScan, 1],
  ['free: schedules', planCatalogue.free.schedules, 0],
  ['free: price', planCatalogue.free.priceCents, 0],
  ['anonymous results, hours', limits.anonymousResultHours, 24],
  ['free scans per hour and address', limits.freeScansPerHour, 10],
  ['free scans at once', limits.freeScansAtOnce, 3],
  ['pro: price in cents', planCatalogue.pro.priceCents, 2_900],
  ['pro: schedules', planCatalogue.pro.schedules, 10],
  ['pro: scans per month', planCatalogue.pro.scansPerMonth, 1_000],
  ['enterprise: price', planCatalogue.enterprise.priceCents, null],
  ['enterprise: scans per month', planCatalogue.enterprise.scansPerMonth, -1],
  ['enterprise: pages per scan', planCatalogue.enterprise.pagesPerScan, -1],
  ['recent scans', recentScansCount, 5],
  ['elements shown per issue', limits.nodesShownPerIssue, 3],
  ['schedule: default frequency', emptyScheduleForm.frequency, 'weekly'],
  ['schedule: default time, UTC', emptyScheduleForm.time, '09:00'],
  ['toasts at once', toastLimit, 20],
  ['toast: success', toastDurationMs.success, 2_000],
  ['toast: error', toastDurationMs.error, 4_000],
  ['toast: blank', toastDurationMs.blank, 4_000],
  ['toast: loading', toastDurationMs.loading, null],
  ['password: shortest', limits.passwordLength.least, 8],
  ['audit impacts', [...impacts], ['critical', 'serious', 'moderate', 'minor']],
])('%s', (_row, value, specified) => {
  expect(value).toEqual(specified);
});

describe('the plan, from the limit', () => {
  it.each([
    [{ max_scans_per_month: 5, subscription_type: 'pro' }, 'free'],
    [{ max_scans_per_month: 1_000 }, 'pro'],
    [{ max_scans_per_month: 100, plan: 'pro' }, 'pro'],
    [{ max_scans_per_month: -1, subscription_type: 'enterprise' }, 'enterprise'],
    [{}, 'free'],
  ])('%j is %s', (user, plan) => {
    expect(readPlanType(user)).toBe(plan);
  });
});

describe('score colors', () => {
  it.each([
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'red'],
  ])('%i is %s', (score, color) => {
    expect(bandColor(score)).toBe(color);
  });

  it.each([
    [90, 'Excellent'],
    [89, 'Good'],
    [79, 'Fair'],
    [69, 'Poor'],
    [59, 'Critical'],
  ])('%i is called %s', (score, word) => {
    expect(scoreWord(score)).toBe(word);
  });
});

describe('business summary defaults', () => {
  it.each([
    [6, 'High'],
    [5, 'Medium'],
    [1, 'Medium'],
    [0, 'Low'],
  ])('%i critical issues: legal risk %s', (critical, risk) => {
    expect(businessDefaults({ score: 0.5, total: 20, critical }).legalRisk).toBe(risk);
  });

  it.each([
    [0.81, 'High', 19],
    [0.8, 'Medium', 20],
    [0.61, 'Medium', 39],
    [0.6, 'Low', 40],
  ])('score %d: ROI potential %s, user impact %i %%', (score, roi, userImpact) => {
    const defaults = businessDefaults({ score, total: 0, critical: 0 });
    expect(defaults.roi).toBe(roi);
    expect(defaults.userImpact).toBe(userImpact);
  });

  it.each([
    [21, '3 days'],
    [20, '2 days'],
    [1, '1 day'],
    [0, '0 days'],
  ])('%i issues take %s', (total, time) => {
    expect(businessDefaults({ score: 0.5, total, critical: 0 }).fixTime).toBe(time);
  });
});
