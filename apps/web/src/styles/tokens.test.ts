import { readFileSync, writeFileSync } from 'node:fs';
import { colors, cssColor, fonts } from '@curbcut/design-tokens';
import { expect, test } from 'vitest';

const file = new URL('tokens.css', import.meta.url);
const written = readFileSync(file, 'utf8');
const color = /--cc-([a-z0-9-]+): (#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\));/g;
const named: Record<string, string> = Object.fromEntries(
  Object.entries(colors).map(([name, value]) => [name, cssColor(value)]),
);

test('the app’s colors are the design’s, with the values that reports and mails have', () => {
  const derived = written.replaceAll(color, (line, name: string, value: string) =>
    line.replace(value, named[name] ?? value),
  );
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, derived);
  else expect(written).toBe(derived);
  const names = [...derived.matchAll(color)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(colors));
});

test('the app’s typefaces are the design’s', () => {
  for (const families of Object.values(fonts)) {
    expect(written).toContain(families.map((name) => `'${name}'`).join(', '));
  }
});
