import { expect, test } from 'vitest';
import { PopupBlockedError, reportFailure } from './report-failure.ts';

test.each([
  ['json', 'Failed to download report. Please try again.'],
  ['html', 'Failed to open report. Please try again.'],
  ['pdf', 'Failed to download PDF report. Please try again.'],
] as const)('%s: %s', (kind, message) => {
  expect(reportFailure(kind, new Error('HTTP 500'))).toBe(message);
});

test('a refused window is told as what it is', () => {
  expect(reportFailure('html', new PopupBlockedError())).toBe(
    'Popup blocked. Please allow popups for this site.',
  );
});
