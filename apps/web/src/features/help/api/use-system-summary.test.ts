import { expect, it } from 'vitest';
import { readScanningHealth, toSystemSummary } from './use-system-summary.ts';

const waiting = { data: undefined, error: null };
const failed = { data: undefined, error: new Error('HTTP 503') };
const ok = { data: {}, error: null };

it('checks, until there are answers', () => {
  expect(toSystemSummary(waiting, waiting)).toEqual({
    'Web Services': 'checking',
    'Scanning Engine': 'checking',
    Dashboard: 'checking',
  });
});

it('tells a server without a browser from one that can scan', () => {
  const canScan = { data: { canScan: true }, error: null };
  const cannotScan = { data: { canScan: false }, error: null };
  expect(toSystemSummary(canScan, ok)['Scanning Engine']).toBe('operational');
  expect(toSystemSummary(cannotScan, ok)).toEqual({
    'Web Services': 'operational',
    'Scanning Engine': 'down',
    Dashboard: 'operational',
  });
});

it('believes a failure, each for itself', () => {
  expect(toSystemSummary(failed, ok)).toEqual({
    'Web Services': 'down',
    'Scanning Engine': 'down',
    Dashboard: 'operational',
  });
});

it('reads from a health answer whether scans can run', () => {
  const answer = (browser: string, queue: string) => ({
    status: 'healthy',
    services: { database: 'connected', browser, task_queue: queue },
  });
  expect(readScanningHealth(answer('ready', 'connected'))).toEqual({ canScan: true });
  expect(readScanningHealth(answer('unavailable', 'connected'))).toEqual({ canScan: false });
  expect(readScanningHealth(answer('ready', 'disconnected'))).toEqual({ canScan: false });
  expect(readScanningHealth({ hello: 'world' })).toBeNull();
});
