import { expect, test } from 'vitest';
import { localPortHint } from './local-port-hint.ts';

test.each([
  ['http://127.0.0.1:8000/', 'Check that the local server runs on port 8000'],
  ['http://localhost:9321/api/', 'Check that the local server runs on port 9321'],
  ['http://[::1]:8080/', 'Check that the local server runs on port 8080'],
  ['http://localhost/', 'Check that the local server runs on port 80'],
  ['https://localhost/', 'Check that the local server runs on port 443'],
  ['https://scan.example.org/', ''],
  ['http://localhost.example.org:8000/', ''],
])('%s: %j', (apiBase, hint) => {
  expect(localPortHint(new URL(apiBase))).toBe(hint);
});
