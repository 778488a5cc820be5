import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from './account.ts';
import { requestScan, waitForStatus } from './api.ts';
import { databasePid } from './fault-targets.ts';
import { outboxLinkOf, waitForMail } from './outbox.ts';
import { pages } from './pages.ts';
import { descendantsOf } from './processes.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';

const email = 'mara@maple.example';

/** Only root can have the product's parts run as different users. */
describe.runIf(process.getuid?.() === 0)('started as root', () => {
  let server: PageServer;
  let product: Product;
  let browserUser: number;
  let databaseUser: number;
  /** Every process of the product that is not a browser. */
  let others: number[];

  beforeAll(async () => {
    server = await startPageServer(pages);
    product = await startProduct({ env: { ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}` } });
    await callAs(product, null, 'POST', '/auth/register', {
      email,
      password: 'Harbor-Lantern-42',
      name: 'Mara Okafor',
      company: null,
    });
    await waitForMail(product, { recipient: email, subject: /./ });
    const id = await requestScan(product, { url: server.url('/fine'), email, name: 'Mara' });
    await waitForStatus(product, id, ['completed']);
    const processes = await descendantsOf(product.process.pid ?? 0);
    const described = await Promise.all(
      processes.map(async (pid) => ({ pid, ...(await describeProcess(pid)) })),
    );
    const browsers = described.filter(({ command }) => command.includes('--user-data-dir='));
    expect(browsers).not.toEqual([]);
    browserUser = browsers[0]!.user;
    others = described
      .filter(({ user }) => !Number.isNaN(user) && user !== browserUser)
      .map(({ pid }) => pid);
    databaseUser = (await describeProcess(await databasePid(product))).user;
  });

  afterAll(async () => {
    if (product) await removeProduct(product);
    await server?.close();
  });

  it('browser and database run as users of their own, neither of them root', () => {
    expect([0, databaseUser]).not.toContain(browserUser);
    expect(databaseUser).not.toBe(0);
  });

  it('the browser’s user reads no file of the state directory', async () => {
    const files = (await readdir(product.stateDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const names = files.map((file) => path.relative(product.stateDir, file));
    for (const name of ['postgres/superuser-password', 'outbox-key', 'logs/api.log']) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => /^outbox\/.*\.eml$/.test(name))).not.toEqual([]);
    expect(await readableBy(browserUser, files)).toEqual([]);
    // The control: its owner reads the password, so it is the user that makes the difference.
    expect(await readableBy(databaseUser, files)).toContain(
      path.join(product.stateDir, 'postgres/superuser-password'),
    );
  });

  it('it finds out nothing about the other processes, and cannot signal or trace one', async () => {
    expect(others).toContain(await databasePid(product));
    expect(others.length).toBeGreaterThan(3);
    const insides = others.flatMap((pid) =>
      ['environ', 'maps', 'auxv'].map((name) => `/proc/${pid}/${name}`),
    );
    expect(await readableBy(browserUser, insides)).toEqual([]);
    expect((await readableBy(0, insides)).length).toBeGreaterThan(others.length);
    expect(await signalableBy(browserUser, others)).toEqual([]);
    expect(await signalableBy(databaseUser, others)).toContain(await databasePid(product));
  });

  it('what everybody may see of processes tells no secret, and the database lets nobody in without one', async () => {
    const passwordFile = path.join(product.stateDir, 'postgres/superuser-password');
    const secrets = [
      (await readFile(passwordFile, 'utf8')).trim(),
      new URL(outboxLinkOf(product)).searchParams.get('key') ?? '',
    ];
    for (const pid of others) {
      const { command } = await describeProcess(pid);
      for (const secret of secrets) expect(command).not.toContain(secret);
    }
    const state = path.join(product.stateDir, 'postgres/data/postmaster.pid');
    const port = Number((await readFile(state, 'utf8')).split('\n')[3]);
    for (const user of ['postgres', 'curbcut']) {
      for (const password of [undefined, '', user, 'postgres']) {
        const client = new Client({
          host: '127.0.0.1',
          port,
          user,
          password,
          database: 'postgres',
        });
        client.on('error', () => undefined);
        await expect(client.connect()).rejects.toThrow(/password/);
        await client.end();
      }
    }
  });
});

/** One that has ended meanwhile, as the database's for single connections do, has no user and no command. */
async function describeProcess(pid: number): Promise<{ user: number; command: string }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return { user: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]), command };
}

/** Those of the files of which a user gets to see anything. */
function readableBy(user: number, files: readonly string[]): Promise<string[]> {
  return runAs(
    user,
    'while IFS= read -r f; do if head -c 1 "$f" >/dev/null 2>&1; then echo "$f"; fi; done',
    files,
  );
}

async function signalableBy(user: number, pids: readonly number[]): Promise<number[]> {
  const script = 'while read -r p; do if kill -0 "$p" 2>/dev/null; then echo "$p"; fi; done';
  return (await runAs(user, script, pids.map(String))).map(Number);
}

async function runAs(user: number, script: string, lines: readonly string[]): Promise<string[]> {
  const shell = spawn('/bin/sh', ['-c', script], {
    uid: user,
    gid: user,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  shell.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return (await text(shell.stdout)).split('\n').filter((line) => line !== '');
}
