import { expect, test } from 'vitest';
import { readRobotsRules } from './robots-rules.ts';

const origin = 'https://example.org';
const text = 'User-agent: *\nDisallow: /private\n';

test('a file is parsed once, for its origin, and forgotten when others came', () => {
  const rules = readRobotsRules(origin, text);
  expect(readRobotsRules(origin, text)).toBe(rules);
  expect(rules.isAllowed(`${origin}/private/x`)).toBe(false);
  const elsewhere = readRobotsRules('https://example.com', text);
  expect(elsewhere).not.toBe(rules);
  expect(elsewhere.isAllowed('https://example.com/private/x')).toBe(false);
  for (let file = 0; file < 20; file += 1) readRobotsRules(origin, `${text}# ${file}`);
  expect(readRobotsRules(origin, text)).not.toBe(rules);
});
