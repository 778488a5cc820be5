import { SharesAnswer } from '@curbcut/wire/scan';
import { deleteExpiredData } from '@curbcut/services/retention';
import { recordMailSent } from '@curbcut/services/mails';
import { goldenPageScan, goldenScreenshot, queryDatabase } from '@curbcut/testing';
import { describe, expect, test } from 'vitest';
import { endTestScan } from '@curbcut/services/rig';
import { setUpTestApp } from '../../set-up-test-app.ts';
import {
  call,
  linkTokenOf,
  logInTestAccount,
  mailsTo,
  newEmail,
  profileStatus,
  registerTestAccount,
  testPassword,
  type TestAccount,
} from './test-accounts.ts';

const { server, database } = await setUpTestApp();

/** A scan with a picture, and the words by which it is found wherever it is kept. */
async function scan(account: TestAccount, page: string, ended = true): Promise<string> {
  const answer = await call(server, '/run-once', {
    token: account.token,
    payload: { url: `https://www.harbourline.example/${page}`, email: account.email },
  });
  const { job_id: scanId } = answer.json<{ job_id: string }>();
  if (!ended) return scanId;
  const { mediaType, bytes } = goldenScreenshot();
  const picture = { mediaType, bytes, width: 600, height: 614, scale: 0.5, truncated: false };
  await endTestScan(server.ctx, scanId, goldenPageScan(), picture);
  return scanId;
}

async function makePro(account: TestAccount): Promise<void> {
  await server.ctx.db
    .updateTable('users')
    .set({ plan: 'pro', email_verified_at: new Date() })
    .where('id', '=', account.id)
    .execute();
}

async function writeToOperator(email: string): Promise<void> {
  await ask(
    `insert into newsletter_subscribers (email_key, email, token, status) values ($1, $1, $1, 'confirmed')`,
    email,
  );
  await ask(
    `insert into contact_messages (id, inquiry_type, name, email, subject, message)
     values ($1, 'general', 'Ada', upper($1), 'Hello', 'A question')`,
    email,
  );
  await ask(
    `insert into mails (id, kind, recipient, parameters, status, message_id, not_me_token)
     values ('to-operator-' || $1, 'contact-message', 'desk@operator.example',
       jsonb_build_object('messageId', $1::text, 'inquiryType', 'general', 'name', 'Ada',
         'email', upper($1), 'subject', 'Hello', 'message', 'A question'),
       'queued', $1, 'no-' || $1)`,
    email,
  );
}

function ask<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return queryDatabase<Row>(database.databaseUrl, sql, ...values);
}

/** Every row of every table, the queue's as well, that holds one of the words. */
async function search(...words: string[]): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ask<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows)
      if (words.some((word) => row.includes(word))) found.push(`${name}: ${row}`);
  }
  return found;
}

describe('the export', () => {
  const askExport = (token: string) => call(server, '/auth/export', { token });

  test('is one ZIP, kept nowhere', async () => {
    const ada = await registerTestAccount(server);
    await scan(ada, 'exported');
    const answer = await askExport(ada.token);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename=curbcut-export-\d{4}-\d\d-\d\d\.zip$/,
      ),
    });
    expect(answer.rawPayload.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
    expect(answer.rawPayload.includes('/screenshot.webp')).toBe(true);
  });

  test('is refused after 5 times in an hour', async () => {
    const ada = await registerTestAccount(server);
    for (let index = 0; index < 5; index += 1)
      expect((await askExport(ada.token)).statusCode).toBe(200);
    const answer = await askExport(ada.token);
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
  });
});

describe('deleting the account', () => {
  function leave(token: string, current = testPassword) {
    const payload = { current_password: current };
    return call(server, '/auth/account', { method: 'DELETE', token, payload });
  }

  test('needs the current password', async () => {
    const { token } = await registerTestAccount(server);
    expect((await leave(token, 'Wrong-Bridge-41')).statusCode).toBe(403);
    const empty = await call(server, '/auth/account', { method: 'DELETE', token, payload: {} });
    expect(empty.statusCode).toBe(400);
    expect(await profileStatus(server, token)).toBe(200);
  });

  test('leaves nothing behind, in no table and not in the queue', async () => {
    const email = 'marker-7f3a@example.org';
    const ada = await registerTestAccount(server, { email, name: 'Markeline Sevenfold' });
    await makePro(ada);
    const done = await scan(ada, 'marker-page');
    const running = await scan(ada, 'marker-queued', false);
    const share = await call(server, `/scan/${done}/share`, { method: 'POST', token: ada.token });
    const shareToken = new URL(share.json<{ url: string }>().url).pathname.split('/').at(-1) ?? '';
    const shares = await call(server, `/scan/${done}/shares`, { token: ada.token });
    expect(SharesAnswer.parse(shares.json()).shares).toHaveLength(1);
    await call(server, '/schedules', {
      token: ada.token,
      payload: {
        url: 'https://www.harbourline.example/marker-schedule',
        frequency: 'daily',
        time: '09:00',
        email,
      },
    });
    await call(server, '/auth/forgot-password', { payload: { email } });
    const second = await logInTestAccount(server, email);
    await writeToOperator(email);
    await ask(`update mails set html = 'Hello Markeline' where recipient = $1`, email);
    const marks = [ada.id, done, running, email, 'Markeline', 'marker-'];
    expect((await search(...marks)).length).toBeGreaterThan(8);

    expect((await leave(ada.token)).json()).toMatchObject({ success: true });

    expect([await profileStatus(server, ada.token), await profileStatus(server, second)]).toEqual([
      401, 401,
    ]);
    expect((await call(server, `/shared/${shareToken}`)).statusCode).toBe(404);
    for (const path of [`/scan/${done}`, `/scan-status/${running}`, `/scan/${done}/screenshot`]) {
      expect((await call(server, path)).statusCode).toBe(404);
    }
    const mails = await mailsTo(server, email);
    expect(mails).toMatchObject([{ kind: 'account-deleted', status: 'queued', user_id: null }]);
    await recordMailSent({
      ctx: server.ctx,
      input: { mailId: mails[0]?.id ?? '', rendered: { subject: 'x', html: email, text: email } },
    });
    const left = (await search(email, 'Markeline', 'marker-')).concat(await search(ada.id));
    expect(left).toEqual([]);
    const ofScans = await search(done, running);
    // The queue holds the ids of jobs that have not been taken yet, and forgets them in an hour.
    expect(ofScans.filter((row) => !row.startsWith('pgboss.'))).toEqual([]);

    expect(
      (await call(server, '/auth/login', { payload: { email, password: testPassword } }))
        .statusCode,
    ).toBe(401);
    const again = await registerTestAccount(server, { email });
    expect(await profileStatus(server, again.token)).toBe(200);
  });

  test('keeps what is written under an address that was never confirmed: it may be somebody else’s', async () => {
    const eve = await registerTestAccount(server);
    await writeToOperator(eve.email);
    expect((await leave(eve.token)).json()).toMatchObject({ success: true });
    for (const table of ['newsletter_subscribers', 'contact_messages']) {
      expect(await ask(`select 1 from ${table} where lower(email) = $1`, eve.email)).toHaveLength(
        1,
      );
    }
    const kept = `select 1 from mails where lower(parameters->>'email') = $1`;
    expect(await ask(kept, eve.email)).toHaveLength(1);
  });

  test('what a worker still runs is stored nowhere', async () => {
    const ada = await registerTestAccount(server);
    const scanId = await scan(ada, 'late', false);
    await leave(ada.token);
    await expect(endTestScan(server.ctx, scanId, goldenPageScan())).rejects.toThrow(
      'Nothing to run',
    );
    expect(await search(ada.id)).toEqual([]);
  });

  test('a link that was mailed before does nothing', async () => {
    const ada = await registerTestAccount(server);
    const token = await linkTokenOf(server, ada.email, 'verify-email');
    await leave(ada.token);
    const answer = await call(server, '/auth/verify-email', { payload: { token } });
    expect(answer.statusCode).toBe(400);
  });

  test('of parallel deletions each says it is done, and one mail goes out', async () => {
    const ada = await registerTestAccount(server);
    const answers = await Promise.all([leave(ada.token), leave(ada.token), leave(ada.token)]);
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    expect(await mailsTo(server, ada.email)).toHaveLength(1);
  });

  test('a large account is closed at once and erased by the job', async () => {
    const ada = await registerTestAccount(server);
    const scanId = await scan(ada, 'large');
    await ask(
      `insert into scans (id, user_id, url, client_key, status, progress, requested_at, finished_at)
      select 'large-' || n, user_id, url, client_key, 'completed', progress, requested_at, finished_at
        from scans, generate_series(1, 4500) n where id = $1`,
      scanId,
    );
    expect((await leave(ada.token)).statusCode).toBe(200);
    const row = () =>
      server.ctx.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirst();
    expect(await row()).toMatchObject({ email: '', name: '', password_hash: '' });
    expect(await profileStatus(server, ada.token)).toBe(401);
    expect((await call(server, `/scan/${scanId}`)).statusCode).toBe(404);
    expect(await deleteExpiredData({ ctx: server.ctx })).toMatchObject({ accounts: 1 });
    expect(await row()).toBeUndefined();
    expect(await search(ada.id)).toEqual([]);
  });
});

test('what has had its time is forgotten', async () => {
  const ada = await registerTestAccount(server);
  const other = newEmail();
  await call(server, '/auth/login', { payload: { email: other, password: testPassword } });
  const past = new Date(Date.now() - 1_000);
  const { db } = server.ctx;
  await db
    .updateTable('sessions')
    .set({ expires_at: past })
    .where('user_id', '=', ada.id)
    .execute();
  await db
    .updateTable('account_tokens')
    .set({ expires_at: past })
    .where('user_id', '=', ada.id)
    .execute();
  await db.updateTable('throttle_counters').set({ ends_at: past }).execute();
  await db
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('recipient', '=', ada.email)
    .execute();
  await deleteExpiredData({ ctx: server.ctx });
  const count = async (table: 'sessions' | 'account_tokens' | 'mails') =>
    (await db.selectFrom(table).selectAll().where('user_id', '=', ada.id).execute()).length;
  expect([await count('sessions'), await count('account_tokens'), await count('mails')]).toEqual([
    0, 0, 0,
  ]);
  expect(await db.selectFrom('throttle_counters').selectAll().execute()).toEqual([]);
});
