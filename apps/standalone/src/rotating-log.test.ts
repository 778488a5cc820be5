import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RotatingLog } from './rotating-log.ts';

test('keeps the newest lines within its size, also after a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'api.log');
  for (let start = 0; start < 40; start += 10) {
    const log = new RotatingLog(file, 100);
    for (let line = start; line < start + 10; line += 1) log.write(`line ${line}`);
  }
  expect((await readdir(folder)).sort()).toEqual(['api.log', 'api.log.1']);
  const kept = (await readFile(`${file}.1`, 'utf8')) + (await readFile(file, 'utf8'));
  expect(kept.length).toBeLessThanOrEqual(200);
  expect(kept.trim().split('\n').at(-1)).toBe('line 39');
  expect(kept).toContain('line 30\n');
});
