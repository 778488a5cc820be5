import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldOutboxMails } from './delete-old-outbox-mails.ts';

const now = new Date('2026-11-21T12:00:00Z');

async function openOutbox(): Promise<string> {
  const outboxDir = await mkdtemp(join(tmpdir(), 'curbcut-outbox-'));
  onTestFinished(() => rm(outboxDir, { recursive: true, force: true }));
  return outboxDir;
}

async function write(path: string, ageDays: number): Promise<void> {
  await writeFile(path, 'To: a@example.org');
  const written = new Date(now.getTime() - ageDays * 24 * 3_600_000);
  await utimes(path, written, written);
}

test('mails older than seven days go, newer ones and what is no mail stay', async () => {
  const outboxDir = await openOutbox();
  await write(join(outboxDir, 'old.eml'), 7.01);
  await write(join(outboxDir, 'interrupted.eml.part'), 30);
  await write(join(outboxDir, 'new.eml'), 6.99);
  await write(join(outboxDir, 'notes.txt'), 300);
  await mkdir(join(outboxDir, 'folder.eml'));
  await utimes(join(outboxDir, 'folder.eml'), 0, 0);
  expect(await deleteOldOutboxMails(outboxDir, now)).toBe(2);
  expect((await readdir(outboxDir)).sort()).toEqual(['folder.eml', 'new.eml', 'notes.txt']);
  expect(await deleteOldOutboxMails(outboxDir, now)).toBe(0);
});

test('several workers may clean one outbox at once', async () => {
  const outboxDir = await openOutbox();
  await Promise.all(
    Array.from({ length: 200 }, (_, mail) => write(join(outboxDir, `${mail}.eml`), 8)),
  );
  await Promise.all(Array.from({ length: 4 }, () => deleteOldOutboxMails(outboxDir, now)));
  expect(await readdir(outboxDir)).toEqual([]);
});

test('where nothing was ever written there is nothing to delete', async () => {
  expect(await deleteOldOutboxMails(join(await openOutbox(), 'missing'), now)).toBe(0);
});
