import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDiskSpace } from './check-disk-space.ts';
import { checkPort } from './check-port.ts';
import { chooseStateDir } from './choose-state-dir.ts';
import { StartError } from './start-error.ts';

const mebibyte = 1024 ** 2;

test('a disk with room is no news, one that fills up is a warning', async () => {
  expect(await checkDiskSpace('/data', async () => 1024 * mebibyte)).toBeNull();
  expect(await checkDiskSpace('/data', async () => 1023.9 * mebibyte)).toBe(
    'The disk of /data is nearly full: 1023 MiB are free. Free some space, or set CURBCUT_STATE_DIR to a directory on another disk.',
  );
  expect(await checkDiskSpace('/data', async () => 200 * mebibyte)).toContain('200 MiB');
});

test('a disk without room is a reason not to start', async () => {
  const checked = checkDiskSpace('/data', async () => 199 * mebibyte);
  await expect(checked).rejects.toThrow(StartError);
  await expect(checked).rejects.toThrow(/199 MiB are free, and Curbcut needs 200\. Free some/);
});

test('the real disk is asked by default', async () => {
  await expect(checkDiskSpace(path.join(tmpdir(), 'no', 'such'))).rejects.toThrow('ENOENT');
});

test('a taken port is named, with a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const checked = checkPort('127.0.0.1', port);
  await expect(checked).rejects.toThrow(StartError);
  await expect(checked).rejects.toThrow(new RegExp(`Port ${port} .* PORT=\\d+ npm start`));
});

test('an address of another machine is refused', async () => {
  await expect(checkPort('192.0.2.1', 8000)).rejects.toThrow(/HOST 192\.0\.2\.1 .*set HOST/);
});

test('a state directory that cannot be written is named, with the setting', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-preflight-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'file'), '');
  const stateDir = path.join(folder, 'file', 'state');
  const chosen = chooseStateDir({ PORT: 8000, HOST: '127.0.0.1', CURBCUT_STATE_DIR: stateDir });
  await expect(chosen).rejects.toThrow(
    `The state directory ${stateDir} can't be written (ENOTDIR). Set CURBCUT_STATE_DIR`,
  );
});

test('logs are for whoever runs Curbcut only, also in a folder that an earlier version left open', async () => {
  const stateDir = path.join(await mkdtemp(path.join(tmpdir(), 'curbcut-state-')), 'state');
  onTestFinished(() => rm(path.dirname(stateDir), { recursive: true }));
  const settings = { PORT: 8000, HOST: '127.0.0.1', CURBCUT_STATE_DIR: stateDir };
  const logs = path.join(stateDir, 'logs');
  expect(await chooseStateDir(settings)).toBe(stateDir);
  expect((await stat(logs)).mode & 0o777).toBe(0o700);
  await chmod(logs, 0o755);
  await chooseStateDir(settings);
  expect((await stat(logs)).mode & 0o777).toBe(0o700);
});
