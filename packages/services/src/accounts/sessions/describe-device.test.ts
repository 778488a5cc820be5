import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  [`${mac} Version/17.4 Safari/605.1.15`, 'Safari on macOS'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', null],
  [undefined, null],
  ['   ', null],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

// So long that a pattern that backtracks would not end within the test's time.
test.each(['a'.repeat(1_000_000), '('.repeat(1_000_000), 'Mozilla/5.0 '.repeat(100_000)])(
  'hostile headers stay short and cost no time',
  (userAgent) => {
    expect((describeDevice(userAgent) ?? '').length).toBeLessThanOrEqual(84);
  },
);
