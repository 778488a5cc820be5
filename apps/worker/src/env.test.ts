import { SettingsError } from '@curbcut/settings';
import { expect, test } from 'vitest';
import { defaultSlots } from './default-slots.ts';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://user:secret@localhost/curbcut';
const gibibyte = 1024 ** 3;

test('what is not set has its default, and blank counts as not set', () => {
  const env = readEnv({ DATABASE_URL, SMTP_URL: '', PUBLIC_URL: 'https://scan.example.org' });
  expect(env).toMatchObject({ MAIL_FROM: 'Curbcut <no-reply@scan.example.org>' });
  expect(env.SMTP_URL).toBeUndefined();
  expect(env.SCAN_CONCURRENCY).toBeGreaterThanOrEqual(1);
});

test('how far a page is used can be set, each limit by itself', () => {
  expect(readEnv({ DATABASE_URL }).useLimits).toEqual({});
  expect(readEnv({ DATABASE_URL }).useBudget).toEqual({ siteMs: 300_000, pageMs: 8_000 });
  const set = {
    SCAN_USE_SECONDS: '4',
    SCAN_USE_STOPS: '60',
    SCAN_USE_BUTTONS: '0',
    SCAN_USE_STATES: '3',
    SCAN_USE_SITE_SECONDS: '60',
  };
  expect(readEnv({ DATABASE_URL, ...set }).useLimits).toEqual({
    useMs: 4_000,
    walkStops: 60,
    useControls: 0,
    useStates: 3,
  });
  expect(readEnv({ DATABASE_URL, ...set }).useBudget).toEqual({ siteMs: 60_000, pageMs: 4_000 });
  expect(() => readEnv({ DATABASE_URL, SCAN_USE_SECONDS: '0' })).toThrow(
    /SCAN_USE_SECONDS: expected a whole number from 1 to 60/,
  );
});

test('services are asked at the public address, unless another way leads to them', () => {
  const common = { DATABASE_URL, PUBLIC_URL: 'https://scan.example.org' };
  expect(readEnv(common).STATUS_CHECK_URL).toBe('https://scan.example.org');
  const inside = readEnv({ ...common, STATUS_CHECK_URL: 'http://127.0.0.1:8000/' });
  expect(inside.STATUS_CHECK_URL).toBe('http://127.0.0.1:8000');
});

test('every problem is listed at once, by name', () => {
  const settings = {
    SMTP_URL: 'http://mail.example.org',
    MAIL_FROM: 'Curbcut <nobody>',
    SUPPORT_EMAIL: 'support',
    SCAN_CONCURRENCY: '0',
    ALLOW_PRIVATE_TARGETS: 'exa mple',
    OPTED_OUT_HOSTS: 'a/b',
  };
  const read = () => readEnv(settings);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(
    /DATABASE_URL: .*npm start.*\n.*ALLOW_PRIVATE_TARGETS: "exa mple".*\n.*OPTED_OUT_HOSTS: "a\/b".*\n.*SUPPORT_EMAIL: .*\n.*SMTP_URL: .*smtp:\/\/.*\n.*MAIL_FROM: .*\n.*SCAN_CONCURRENCY: expected a whole number from 1 to 64/,
  );
});

test.each([
  ['scans@example.org', true],
  ['Curbcut <scans@example.org>', true],
  ['Curbcut <scans@example.org>\nBcc: x@y.org', false],
  ['a@b.org, c@d.org', false],
])('MAIL_FROM=%s', (text, isGood) => {
  const read = () => readEnv({ DATABASE_URL, MAIL_FROM: text });
  if (isGood) expect(read().MAIL_FROM).toBe(text);
  else expect(read).toThrow(/MAIL_FROM: expected an e-mail address/);
});

test.each([
  [1, 16 * gibibyte, 1],
  [4, 16 * gibibyte, 4],
  [4, 4 * gibibyte, 2],
  [2, gibibyte / 2, 1],
  [64, 256 * gibibyte, 8],
])('%i cores and %i bytes give %i slots', (cores, memoryBytes, slots) => {
  expect(defaultSlots(cores, memoryBytes)).toBe(slots);
});
