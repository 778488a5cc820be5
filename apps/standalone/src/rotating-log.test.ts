import { mkdir, mkdtemp, readFile, readdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RotatingLog } from './rotating-log.ts';

test('keeps the newest lines within its size, also after a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'api.log');
  for (let start = 0; start < 40; start += 10) {
    const log = new RotatingLog(file, expect.unreachable, 100);
    for (let line = start; line < start + 10; line += 1) log.write(`line ${line}`);
  }
  expect((await readdir(folder)).sort()).toEqual(['api.log', 'api.log.1']);
  const kept = (await readFile(`${file}.1`, 'utf8')) + (await readFile(file, 'utf8'));
  expect(kept.length).toBeLessThanOrEqual(200);
  expect(kept.trim().split('\n').at(-1)).toBe('line 39');
  expect(kept).toContain('line 30\n');
});

test('a file that cannot be written is told once and stops nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'api.log');
  const warnings: string[] = [];
  const log = new RotatingLog(file, (line) => warnings.push(line));
  await mkdir(file);
  for (const line of ['one', 'two']) log.write(line);
  const warning = `  warning: ${file} can't be written (EISDIR); its lines are lost`;
  expect(warnings).toEqual([warning]);
  await rmdir(file);
  log.write('three');
  expect(await readFile(file, 'utf8')).toBe('three\n');
  await rm(file);
  await mkdir(file);
  log.write('four');
  expect(warnings).toEqual([warning, warning]);
});
