import { expect, test } from 'vitest';
import { toEmailKey } from './to-email-key.ts';

test.each([
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['ａｄａ@example.org', 'ada@example.org'],
  ['\uFB01n@example.org', 'fin@example.org'],
  ['ÄDA@example.org', 'äda@example.org'],
  ['a\u0308da@example.org', 'äda@example.org'],
  ['ada+scan@example.org', 'ada+scan@example.org'],
])('%j is compared as %j', (email, key) => {
  expect(toEmailKey(email)).toBe(key);
});
