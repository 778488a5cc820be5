import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { toQuality } from './to-quality.ts';
import { makeQuality, qualityFile } from './write-quality.ts';

test('what the public page says is made of what was measured last', async () => {
  const now = await makeQuality();
  if (process.env['UPDATE_EXPECTED']) await writeFile(qualityFile, now);
  expect(await readFile(qualityFile, 'utf8')).toBe(now);
});

test('the source has the figures of each suite', () => {
  const suite = { id: 'act', barriers: 9, found: 5, asked: 1, clean: 8, falseAlarms: 2 };
  const software = { pages: 3, true: 4, debatable: 1, false: 0 };
  const source = toQuality({
    measuredOn: '2026-01-02',
    judgedOn: '2026-01-03',
    suites: [suite],
    software,
  });
  expect(source).toContain("measuredOn: '2026-01-02',\n  judgedOn: '2026-01-03',");
  expect(source).toContain('found: 5,\n      asked: 1,');
  expect(source).toContain('software: { pages: 3, true: 4, debatable: 1, false: 0 },');
});
