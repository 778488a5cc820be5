import { describe, expect, test } from 'vitest';
import { errorMessages } from '@curbcut/model/errors';
import { emailPattern } from '@curbcut/model/text';
import { interactionProblem, ScanRequest } from './scan-request.ts';

const url = 'https://example.org/';
const messagesFor = (input: unknown) => {
  const parsed = ScanRequest.safeParse(input);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('ScanRequest', () => {
  test('trims everything and drops what is blank', () => {
    expect(
      ScanRequest.parse({
        url: `  ${url}\n`,
        email: ' ada@example.org ',
        name: ' Ada ',
        company: ' \t ',
      }),
    ).toEqual({ url, email: 'ada@example.org', name: 'Ada', company: undefined });
    expect(ScanRequest.parse({ url, email: '  ', name: '' })).toEqual({ url });
  });

  test('drops fields that nobody asked for', () => {
    expect(ScanRequest.parse({ url, plan: 'enterprise', __proto__: { admin: true } })).toEqual({
      url,
    });
  });

  test.each(['false', 0, null, []])('whether to use the page is no %j', (interaction) => {
    expect(messagesFor({ url, interaction })).toEqual([['interaction', interactionProblem]]);
  });

  test.each([[undefined], [null], [7], [['https://example.org']], [{}], [''], ['  \n ']])(
    'the address %j is asked for again',
    (wrong) => {
      expect(messagesFor({ url: wrong })).toEqual([['url', errorMessages.urlRequired]]);
    },
  );

  test.each([[null], [[]], ['text'], [3]])('the body %j is refused', (body) => {
    expect(ScanRequest.safeParse(body).success).toBe(false);
  });

  test.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada@example..org',
    'ada@.org',
    'ada@example.',
    'a da@example.org',
    'ada@exam ple.org',
    'ada@example.org\nBcc: eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org,eve@example.org',
    'ada@example.org\u0000',
    '"ada"@example.org',
    'ada@[127.0.0.1]',
    `${'a'.repeat(250)}@example.org`,
  ])('the mail address %j is refused', (email) => {
    expect(messagesFor({ url, email })).toEqual([['email', errorMessages.emailInvalid]]);
  });

  test.each([
    'ada@example.org',
    'ada+scan@mail.example.co.uk',
    "o'neil@example.org",
    'ü@bücher.example',
    'a@b.c',
  ])('the mail address %s is taken', (email) => {
    expect(ScanRequest.parse({ url, email }).email).toBe(email);
  });

  test.each(['name', 'company', 'email'])('%s is refused when it is no text', (field) => {
    for (const wrong of [7, ['a'], {}, true])
      expect(messagesFor({ url, [field]: wrong }).map(([path]) => path)).toEqual([field]);
  });

  test('names that are too long are refused', () => {
    expect(ScanRequest.safeParse({ url, name: 'a'.repeat(200) }).success).toBe(true);
    expect(messagesFor({ url, name: 'a'.repeat(201) }).map(([path]) => path)).toEqual(['name']);
  });

  // A pattern that backtracks would not end within the test's time.
  test('a megabyte of anything is refused', () => {
    const million = 1_000_000;
    const texts = [
      'a'.repeat(million),
      '@'.repeat(million),
      '.'.repeat(million),
      ' '.repeat(million),
      `a@${'a.'.repeat(million / 2)}`,
      `a@${'a'.repeat(million)}`,
      `${'a@'.repeat(million / 2)}.b`,
      `a@${'a.b'.repeat(million / 3)}@`,
    ];
    for (const text of texts) {
      expect(emailPattern.test(text)).toBe(false);
      const request = { url: text, email: text, name: text, company: text };
      expect(ScanRequest.safeParse(request).success).toBe(false);
    }
  });
});
