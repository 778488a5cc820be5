import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openOutboxDoor } from './open-outbox-door.ts';
import { openOutboxKey, outboxKeyFile } from './open-outbox-key.ts';

const PUBLIC_URL = 'http://127.0.0.1:8000';
let said: { level: string; fields: object; message: string }[];
const note = (level: string) => (fields: object, message: string) =>
  void said.push({ level, fields, message });
const log = { info: note('info'), warn: note('warn'), error: note('error') };

beforeEach(() => {
  said = [];
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-door-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a web server on its own tells in its log where the key lies, and never the key', async () => {
  const stateDir = await newFolder();
  const door = await openOutboxDoor({ PUBLIC_URL, CURBCUT_STATE_DIR: stateDir }, log);
  const key = await openOutboxKey(stateDir);
  expect(door?.link).toBe(`${PUBLIC_URL}/outbox?key=${key}`);
  expect(said).toMatchObject([{ level: 'info', fields: { keyFile: outboxKeyFile(stateDir) } }]);
  expect(JSON.stringify(said)).not.toContain(key);
});

test('where no key can be kept the page stays closed, and the log says what to do', async () => {
  const file = path.join(await newFolder(), 'file');
  await writeFile(file, '');
  expect(await openOutboxDoor({ PUBLIC_URL, CURBCUT_STATE_DIR: file }, log)).toBeNull();
  expect(said).toMatchObject([
    { level: 'warn', message: expect.stringContaining('Set CURBCUT_STATE_DIR') },
  ]);
});

test('where mails are sent there is no key', async () => {
  const stateDir = await newFolder();
  const settings = { PUBLIC_URL, CURBCUT_STATE_DIR: stateDir, SMTP_URL: 'smtp://mail.example.org' };
  expect(await openOutboxDoor(settings, log)).toBeNull();
  expect(said).toEqual([]);
});
