import { expect, test } from 'vitest';
import { ScanFailureError } from '../scan-failure-error.ts';
import { assertScannable } from './assert-scannable.ts';
import { plainDocument as page } from '../../rig/plain-document.ts';

const answer = { status: 200, headers: {}, cutShort: null, scriptsFailed: false };

/** What becomes of a page with a field for a password, asked for by one path and shown at another. */
function failureOf(asked: string, shown: string, signIn = { textBeside: 5_000, links: 40 }) {
  const url = (path: string) => new URL(path, 'https://harbor.example').href;
  try {
    assertScannable(url(asked), answer, { ...page, url: url(shown), signIn });
    return null;
  } catch (error) {
    if (error instanceof ScanFailureError) return error;
    throw error;
  }
}

function codeOf(...page: Parameters<typeof failureOf>) {
  return failureOf(...page)?.code ?? null;
}

test('a wall is named by the page that was shown, without what its address carries', () => {
  expect(failureOf('/boats', '/users/sign_in/?token=s3cret')?.message).toContain(
    'a sign-in page (harbor.example/users/sign_in), so',
  );
  const { message = '' } = failureOf('/boats', `/login/${'x'.repeat(300)}`) ?? {};
  expect(message).toContain('xxx…)');
  expect(message.length).toBeLessThan(300);
});

test.each([
  ['an address of its own', '/boats', '/users/sign_in', undefined],
  ['the path back', '/boats', '/willkommen?ziel=%2Fboats', { textBeside: 900, links: 12 }],
  [
    'the address back',
    '/boats/7',
    '/?return=https%3A%2F%2Fharbor.example%2Fboats%2F7',
    { textBeside: 900, links: 12 },
  ],
  [
    'the path back in its fragment',
    '/boats',
    '/app#/konto?next=/boats',
    { textBeside: 900, links: 12 },
  ],
  ['nothing beside it', '/boats', '/mein-konto', { textBeside: 120, links: 3 }],
])(
  'a page that one is sent to and that asks for a password is a wall by %s',
  (_by, asked, shown, signIn) => {
    expect(codeOf(asked, shown, signIn)).toBe('LOGIN_WALL');
  },
);

test.each([
  ['was asked for by its name', '/login', '/users/sign_in', undefined],
  ['stands where it was asked for', '/mein-konto', '/mein-konto', { textBeside: 120, links: 3 }],
  ['has the field beside everything else', '/', '/home', undefined],
  ['carries another path', '/boats', '/home?from=/tides', undefined],
  ['carries the path and has everything else', '/shop', '/de/shop?from=/shop', undefined],
  ['is the same with a slash', '/konto', '/konto/', { textBeside: 120, links: 3 }],
  [
    'is the same under another name',
    '/',
    'https://www.harbor.example/',
    { textBeside: 9, links: 0 },
  ],
])('a page that %s is scanned', (_what, asked, shown, signIn) => {
  expect(codeOf(asked, shown, signIn)).toBeNull();
});
