import { defaultOperator } from '@curbcut/model/site';
import { SettingsError } from '@curbcut/settings';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://user:secret@localhost/curbcut';

function problemsOf(settings: Record<string, string>): readonly string[] {
  try {
    readEnv(settings);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('what is not set has its default, and blank counts as not set', () => {
  expect(
    readEnv({ DATABASE_URL, PORT: '', TRUST_PROXY: '  ', FREE_SCANS_AT_ONCE: '' }),
  ).toMatchObject({
    PORT: 8000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1:8000',
    FREE_SCANS_PER_HOUR: 10,
    FREE_SCANS_AT_ONCE: 3,
    TRUST_PROXY: false,
    HEALTH_SHOWS_VERSIONS: true,
    CORS_ORIGINS: [],
    NODE_ENV: 'production',
  });
});

test('every problem is listed at once, by name, without the value', () => {
  const problems = problemsOf({
    PORT: '80000',
    PUBLIC_URL: 'example.org/path',
    FREE_SCANS_PER_HOUR: '-1',
    FREE_SCANS_AT_ONCE: '1.5',
    TRUST_PROXY: 'true',
    HEALTH_SHOWS_VERSIONS: 'maybe',
    CORS_ORIGINS: 'https://ok.example, nonsense',
    ALLOW_PRIVATE_TARGETS: '127.0.0.1:99999',
    OPTED_OUT_HOSTS: 'exa mple',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ALLOW_PRIVATE_TARGETS',
    'OPTED_OUT_HOSTS',
    'FREE_SCANS_PER_HOUR',
    'FREE_SCANS_AT_ONCE',
    'TRUST_PROXY',
    'HEALTH_SHOWS_VERSIONS',
    'CORS_ORIGINS.1',
  ]);
  expect(problems.find((problem) => problem.startsWith('DATABASE_URL'))).toContain('npm start');
  expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@host/db' }).join()).not.toContain(
    'hunter2',
  );
});

test.each([
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readEnv({ DATABASE_URL, TRUST_PROXY: text }).TRUST_PROXY).toEqual(expected);
});

test.each([
  'true',
  'yes',
  '*',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0/8',
  '-1',
  '1.5',
  'proxy.example.org',
])('TRUST_PROXY=%s is refused', (text) => {
  expect(problemsOf({ DATABASE_URL, TRUST_PROXY: text })).toEqual([
    expect.stringMatching(/^TRUST_PROXY: expected the number of proxies/),
  ]);
});

test.each([
  [{ HOST: '0.0.0.0', PORT: '9000' }, 'http://localhost:9000'],
  [{ HOST: '::1' }, 'http://[::1]:8000'],
  [{ PUBLIC_URL: 'https://scan.example.org/' }, 'https://scan.example.org'],
])('PUBLIC_URL for %o', (settings, expected) => {
  expect(readEnv({ DATABASE_URL, ...settings }).PUBLIC_URL).toBe(expected);
});

test('what may be scanned comes from the operator', () => {
  const { targetPolicy } = readEnv({
    DATABASE_URL,
    PUBLIC_URL: 'https://scan.example.org',
    ALLOW_PRIVATE_TARGETS: 'localhost:3000',
    OPTED_OUT_HOSTS: 'Shop.Example, other.example',
  }).product;
  expect(targetPolicy).toEqual({
    allow: [{ kind: 'name', name: 'localhost', port: 3000 }],
    ownHosts: ['scan.example.org'],
    ownServices: [
      { kind: 'web', host: 'localhost', port: 8000 },
      { kind: 'web', host: 'scan.example.org', port: 80 },
      { kind: 'tls-web', host: 'scan.example.org', port: 443 },
      { kind: 'internal', host: 'localhost', port: 5432 },
    ],
    optedOutHosts: ['shop.example', 'other.example'],
    allowAllPrivate: false,
  });
});

test('an operator sets the plans’ numbers, and who may register', () => {
  const env = readEnv({
    DATABASE_URL,
    DEFAULT_PLAN: 'pro',
    PLAN_NUMBERS: 'pro.scansPerMonth=500, free.historyDays = -1',
    REGISTRATION: 'invite',
    INVITE_CODE: 'harbor-bell',
  });
  expect(env.product).toMatchObject({
    defaultPlan: 'pro',
    plans: { pro: { scansPerMonth: 500, schedules: 10 }, free: { historyDays: -1 } },
  });
  const problems = problemsOf({
    DATABASE_URL,
    DEFAULT_PLAN: 'gold',
    PLAN_NUMBERS: 'pro.name=5',
    REGISTRATION: 'maybe',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'DEFAULT_PLAN',
    'PLAN_NUMBERS',
    'REGISTRATION',
  ]);
  expect(problemsOf({ DATABASE_URL, REGISTRATION: 'invite' })).toEqual([
    'INVITE_CODE: required where REGISTRATION is invite',
  ]);
});

test('an operator says who runs it; what is unset is not shown', () => {
  const unset = readEnv({ DATABASE_URL }).product;
  expect(unset).toMatchObject({ contactEmail: null, marketingPages: true, analyticsId: null });
  expect(unset.operator).toEqual(defaultOperator);
  const set = readEnv({
    DATABASE_URL,
    OPERATOR_NAME: 'Harbourline Audits Inc.',
    OPERATOR_ADDRESS: '12 Harbor Road | Ottawa ON K1A 0A1 |',
    SUPPORT_EMAIL: 'help@harbourline.example',
    SALES_EMAIL: 'sales@harbourline.example',
    SOCIAL_LINKS: 'Mastodon=https://social.example/@us, Forum=https://forum.example/?a=b',
    MARKETING_PAGES: 'off',
    ANALYTICS_ID: 'G-ABC123DEF4',
  }).product;
  expect(set).toMatchObject({
    contactEmail: 'help@harbourline.example',
    salesEmail: 'sales@harbourline.example',
    marketingPages: false,
    analyticsId: 'G-ABC123DEF4',
    operator: {
      name: 'Harbourline Audits Inc.',
      address: ['12 Harbor Road', 'Ottawa ON K1A 0A1'],
      supportEmail: 'help@harbourline.example',
      privacyEmail: 'help@harbourline.example',
      socialLinks: [
        { label: 'Mastodon', url: 'https://social.example/@us' },
        { label: 'Forum', url: 'https://forum.example/?a=b' },
      ],
    },
  });
  const problems = problemsOf({
    DATABASE_URL,
    SUPPORT_EMAIL: 'nobody',
    SOCIAL_LINKS: 'Mastodon=javascript:alert(1)',
    ABOUT_URL: 'file:///etc/passwd',
    ANALYTICS_ID: 'UA-1',
  });
  expect(problems.map((problem) => problem.split(/[.:]/)[0])).toEqual([
    'SUPPORT_EMAIL',
    'ABOUT_URL',
    'SOCIAL_LINKS',
    'ANALYTICS_ID',
  ]);
});
