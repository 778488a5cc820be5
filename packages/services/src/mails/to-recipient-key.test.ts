import { expect, test } from 'vitest';
import { toRecipientKey } from './to-recipient-key.ts';

test.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada+shop@Example.ORG ', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['+ada@example.org', '+ada@example.org'],
  ['A.d.a+x@GoogleMail.com', 'ada@gmail.com'],
  ['ada@b\u00FCcher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['\uFF41da@example.org', 'ada@example.org'],
])('%j is counted as %j', (email, key) => {
  expect(toRecipientKey(email)).toBe(key);
});
