import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@curbcut/embedded-postgres';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openAdminServices } from './open-admin-services.ts';
import { parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

let database: TestDatabase;
let ctx: ServiceContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openAdminServices(database.databaseUrl, {});
});

afterAll(async () => {
  await closeServices(ctx);
  await database.drop();
});

beforeEach(async () => {
  await ctx.db.deleteFrom('users').execute();
  await insertUser(ctx, 'ada@example.org', 'free');
});

async function insertUser(
  { db }: ServiceContext,
  email: string,
  plan: 'free' | 'pro',
  name = 'Ada Lovelace',
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: email,
      email,
      email_key: email.toLowerCase(),
      name,
      company: null,
      password_hash: 'none',
      email_verified_at: null,
      plan,
    })
    .execute();
}

/** Node keeps the modules here that the first start compiles, for all later ones. */
const compileCache = await mkdtemp(path.join(tmpdir(), 'curbcut-compiled-'));
afterAll(() => rm(compileCache, { recursive: true, force: true }));

function programEnv(env: Record<string, string>): Record<string, string> {
  const { PATH = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE: compileCache, ...env };
}

/** The program itself, as an operator calls it. */
async function admin(
  args: readonly string[],
  env: Record<string, string> = { DATABASE_URL: database.databaseUrl },
): Promise<{ code: number; out: string; problem: string }> {
  const main = path.join(import.meta.dirname, 'main.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env: programEnv(env) }, (error, out, problem) =>
      resolve({ code: error ? Number(error.code) : 0, out, problem }),
    );
  });
}

/** The same within this process, which starts sooner. */
async function command(args: readonly string[], services = ctx) {
  const parsed = parseArguments([...args]);
  if ('problem' in parsed || parsed.name === 'help') throw new Error('This is no command');
  let out = '';
  const code = await runCommand(services, parsed, (text) => {
    out += text;
  });
  return { code, out };
}

async function planOf(email: string): Promise<string | undefined> {
  const user = await ctx.db
    .selectFrom('users')
    .select('plan')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.plan;
}

test('set-plan gives a plan, however the address is typed, and show tells who and why', async () => {
  const set = await admin(['set-plan', 'Ada@Example.org', 'pro', '--reason', 'Paid by invoice 7']);
  expect(set).toEqual({
    code: 0,
    out: 'Ada@Example.org has the plan pro now (before: free).\n',
    problem: '',
  });
  expect(await planOf('ada@example.org')).toBe('pro');
  const again = await command(['set-plan', 'ada@example.org', 'pro']);
  expect(again).toEqual({ code: 0, out: 'ada@example.org has the plan pro already.\n' });
  const { out } = await command(['show', 'ada@example.org']);
  expect(out).toMatch(/^Address: +ada@example\.org \(not confirmed\)$/m);
  expect(out).toMatch(/^Scans this month: +0 of 1000$/m);
  expect(out).toMatch(/^Schedules: +0 of 10$/m);
  expect(out.match(/^Plan changed:.*$/gm)).toEqual([
    expect.stringMatching(
      /^Plan changed: +\d{4}-\d\d-\d\d \d\d:\d\d UTC by operator: free to pro \(Paid by invoice 7\)$/,
    ),
  ]);
});

test('the numbers of the plans are the operator’s', async () => {
  const env = { DATABASE_URL: database.databaseUrl, PLAN_NUMBERS: 'free.scansPerMonth=-1' };
  expect((await admin(['show', 'ada@example.org'], env)).out).toMatch(
    /^Scans this month: +0 of unlimited$/m,
  );
});

test('list-users lists everybody, or one plan’s; names cannot steer the terminal', async () => {
  await insertUser(ctx, 'bob@example.org', 'pro', 'Bob \u001B[31mred\u0007');
  const { code, out } = await command(['list-users']);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^plan +confirmed +this month +schedules +since +address$/);
  expect(lines[1]).toMatch(/^free +no +0 +0 +\d{4}-\d\d-\d\d +ada@example\.org$/);
  expect(lines[3]).toBe('2 accounts');
  const pro = await command(['list-users', '--plan', 'pro']);
  expect(pro.out).toContain('bob@example.org');
  expect(pro.out).not.toContain('ada@example.org');
  const shown = await command(['show', 'bob@example.org']);
  expect(shown.out).toMatch(/^Name: +Bob red\uFFFD$/m);
  const asked = await command(['delete-user', 'bob@example.org']);
  expect(asked.out).toContain('would delete bob@example.org (Bob red\uFFFD) with');
});

test('list-subscribers gives the confirmed ones as CSV, which no spreadsheet takes for a formula', async () => {
  const rows = [
    { email: '=cmd@example.org', status: 'confirmed', token: 't1' },
    { email: 'open@example.org', status: 'pending', token: 't2' },
  ] as const;
  for (const row of rows) {
    const confirmedAt = row.status === 'confirmed' ? new Date('2026-11-20T08:00:00Z') : null;
    await ctx.db
      .insertInto('newsletter_subscribers')
      .values({ ...row, email_key: row.email, confirmed_at: confirmedAt })
      .execute();
  }
  const { code, out } = await command(['list-subscribers']);
  expect(code).toBe(0);
  expect(out).toBe(
    `email,confirmed_at,unsubscribe_url\r\n"'=cmd@example.org",2026-11-20T08:00:00.000Z,${ctx.config.publicUrl}/newsletter/unsubscribe/t1\r\n`,
  );
});

test('list-messages shows what people wrote; it cannot steer the terminal', async () => {
  await ctx.db
    .insertInto('contact_messages')
    .values({
      id: 'm1',
      inquiry_type: 'sales',
      name: 'Maya \u001B[31mred',
      email: 'maya@example.org',
      subject: 'Prices',
      message: 'How much\u0007\nis it?',
      mailed_to: null,
    })
    .execute();
  const { code, out } = await command(['list-messages']);
  expect(code).toBe(0);
  expect(out).toContain('Inquiry:    Sales & Pricing\n');
  expect(out).toContain('From:       Maya red <maya@example.org>\n');
  expect(out).toContain('Mailed to:  nobody: stored only\n');
  expect(out).toContain('\n  How much\uFFFD\n  is it?\n\n1 message\n');
});

test('delete-user says what would go, and deletes only with --yes', async () => {
  const asked = await command(['delete-user', 'ada@example.org']);
  expect(asked.code).toBe(1);
  expect(asked.out).toContain('would delete ada@example.org (Ada Lovelace) with 0 scans');
  expect(await planOf('ada@example.org')).toBe('free');
  const done = await command(['delete-user', 'ada@example.org', '--yes']);
  expect(done).toMatchObject({ code: 0 });
  expect(await planOf('ada@example.org')).toBeUndefined();
  const told = await ctx.db.selectFrom('mails').select(['kind', 'recipient']).execute();
  expect(told).toEqual([{ kind: 'account-deleted', recipient: 'ada@example.org' }]);
});

test('a reader that leaves early, as in `| head -1`, ends it quietly', async () => {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main, 'list-users'], {
    env: programEnv({ DATABASE_URL: database.databaseUrl }),
  });
  child.stdout.destroy();
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, problem }).toEqual({ code: 0, problem: '' });
});

test('an address without an account is refused', async () => {
  const problem = 'There is no account with the address nobody@example.org.';
  for (const args of [
    ['set-plan', 'pro'],
    ['delete-user', '--yes'],
  ]) {
    const [name = '', ...rest] = args;
    await expect(command([name, 'nobody@example.org', ...rest])).rejects.toMatchObject({
      code: 'NOT_FOUND',
      userMessage: problem,
    });
  }
  const refused = await admin(['show', 'nobody@example.org']);
  expect(refused).toEqual({ code: 1, out: '', problem: `${problem}\n` });
});

test('a wrong command line and a setting that is wrong end with 2 and say why', async () => {
  const wrong = await admin(['promote', 'ada@example.org']);
  expect(wrong.code).toBe(2);
  expect(wrong.problem).toMatch(
    /^There is no command “promote”\.\n\n.*\n\n {2}npm run --silent admin/,
  );
  const setting = await admin(['list-users'], { DATABASE_URL: 'mysql://localhost' });
  expect(setting.code).toBe(2);
  expect(setting.problem).toContain('DATABASE_URL: expected the address of a PostgreSQL database');
});

describe('without DATABASE_URL', () => {
  async function makeStateDir(): Promise<string> {
    const stateDir = await mkdtemp(path.join(tmpdir(), 'curbcut-admin-'));
    await chmod(stateDir, 0o755);
    onTestFinished(() => rm(stateDir, { recursive: true, force: true }));
    return stateDir;
  }

  test('it works on the database that runs on the state directory, as the product’s role; when none runs it says what to do, also when a server that died left its file', async () => {
    const stateDir = await makeStateDir();
    const env = { CURBCUT_STATE_DIR: stateDir };
    const nothing = {
      code: 2,
      out: '',
      problem: `No database runs on the state directory ${stateDir}. Start Curbcut with npm start, set CURBCUT_STATE_DIR to the directory it uses, or set DATABASE_URL.\n`,
    };
    expect(await admin(['list-users'], env)).toEqual(nothing);

    const postgres = await startPostgres({ stateDir, throwaway: true });
    onTestFinished(() => postgres.stop());
    expect(await admin(['list-users'], env)).toEqual({ code: 0, out: '0 accounts\n', problem: '' });
    // The tables were made by the command; the product must be able to work with them.
    const product = await openAdminServices(postgres.databaseUrl, {});
    await insertUser(product, 'eve@example.org', 'free');
    expect((await admin(['set-plan', 'eve@example.org', 'pro'], env)).code).toBe(0);
    const [eve] = await product.db.selectFrom('users').select('plan').execute();
    expect(eve).toEqual({ plan: 'pro' });
    await closeServices(product);

    await postgres.stop();
    const dataDir = path.join(stateDir, 'postgres', 'data');
    await writeFile(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n1\n`);
    expect(await admin(['list-users'], env)).toEqual(nothing);
  }, 60_000);
});
