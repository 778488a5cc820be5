import { expect, test } from 'vitest';
import { hashToken } from './hash-token.ts';
import { issueToken } from './issue-token.ts';

test('a token comes with the hash that it is found by, and never twice', () => {
  const first = issueToken();
  expect(first.token).toMatch(/^\w[\w-]{23}$/);
  expect(first.tokenHash).toBe(hashToken(first.token));
  expect(first.tokenHash).toMatch(/^[\da-f]{64}$/);
  expect(issueToken().token).not.toBe(first.token);
});
