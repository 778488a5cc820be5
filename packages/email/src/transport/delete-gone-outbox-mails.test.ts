import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailTransport } from './create-mail-transport.ts';
import { deleteGoneOutboxMails } from './delete-gone-outbox-mails.ts';

let outboxDir: string;

beforeEach(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), 'curbcut-outbox-'));
});

afterEach(() => rm(outboxDir, { recursive: true }));

test('mails that are gone from the database go from disk, others stay', async () => {
  const transport = createMailTransport({ from: 'scans@example.org', outboxDir });
  const content = { subject: 'x', html: '<p>x</p>', text: 'x' };
  for (const id of ['kept-_1', 'gone-_2']) {
    await transport.send({ to: 'a@example.org', messageId: `<${id}@curbcut.example>`, ...content });
  }
  transport.close();
  await writeFile(join(outboxDir, 'mine.eml'), 'not ours');
  const asked: string[] = [];
  const deleted = await deleteGoneOutboxMails(outboxDir, async (mailIds) => {
    asked.push(...mailIds);
    return ['gone-_2'];
  });
  expect(deleted).toBe(1);
  expect(asked.sort()).toEqual(['gone-_2', 'kept-_1']);
  const left = await readdir(outboxDir);
  expect(left.filter((name) => name.includes('kept-_1'))).toHaveLength(1);
  expect(left.filter((name) => name.includes('gone-_2'))).toHaveLength(0);
  expect(left).toContain('mine.eml');
});

test('without an outbox nobody is asked', async () => {
  const refuse = () => Promise.reject(new Error('asked'));
  expect(await deleteGoneOutboxMails('/nowhere/outbox', refuse)).toBe(0);
});
