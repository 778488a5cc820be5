import { gzipSync } from 'node:zlib';
import { errorMessages } from '@curbcut/model/errors';
import { ErrorBody } from '@curbcut/wire/errors';
import { interactionProblem, nearCopiesProblem, ScanRequestAnswer } from '@curbcut/wire/scan';
import { goldenPageScan } from '@curbcut/testing';
import { describe, expect, test } from 'vitest';
import { endTestScan } from '@curbcut/services/rig';
import { openTestApp } from '../../open-test-app.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';

const { server, database } = await setUpTestApp();

async function countScans(): Promise<number> {
  return (await server.ctx.db.selectFrom('scans').select('id').execute()).length;
}

function post(
  payload: string | object,
  headers: Record<string, string> = {},
  from = '198.51.100.1',
) {
  return server.app.inject({
    method: 'POST',
    url: '/run-once',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

test('a good request is stored with all it says and answers its job', async () => {
  const answer = await post({
    url: ' https://example.org/a?b=1 ',
    email: 'maya@example.org',
    name: '  Maya ',
    company: ' ',
    status: 'completed',
    user_id: 'somebody',
  });
  expect(answer.statusCode).toBe(200);
  const { job_id: id } = ScanRequestAnswer.parse(answer.json());
  expect(id.length).toBeGreaterThanOrEqual(22);
  const row = await server.ctx.db
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    url: 'https://example.org/a?b=1',
    requester_email: 'maya@example.org',
    requester_name: 'Maya',
    requester_company: null,
    client_key: '198.51.100.1',
    status: 'queued',
    user_id: null,
  });
});

const invalidUrl = errorMessages.invalidUrl;
const deep = `${'['.repeat(200)}${']'.repeat(200)}`;

const badBodies: [name: string, payload: string | object, status: number, text: string | RegExp][] =
  [
    ['no address', {}, 400, invalidUrl],
    ['a blank address', { url: '   ' }, 400, invalidUrl],
    ['null for the address', { url: null }, 400, invalidUrl],
    ['a list for the address', { url: ['https://example.org'] }, 400, invalidUrl],
    ['an object for the address', { url: { a: 1 } }, 400, invalidUrl],
    ['a number for the address', { url: 5 }, 400, invalidUrl],
    ['no address at all', { url: 'not an address' }, 400, invalidUrl],
    ['a broken address', { url: 'https://' }, 400, invalidUrl],
    ['ftp', { url: 'ftp://example.org/' }, 400, /begin with http:\/\/ or https:\/\//],
    ['file', { url: 'file:///etc/passwd' }, 400, /begin with http/],
    ['javascript', { url: 'javascript:alert(1)' }, 400, /begin with http/],
    ['credentials', { url: 'https://user:secret@example.org/' }, 400, /user name or a password/],
    [
      'an over-long address',
      { url: `https://example.org/${'a'.repeat(2_100)}` },
      400,
      /at most 2,048/,
    ],
    ['loopback', { url: 'http://127.0.0.1:8000/' }, 400, /not on the public internet/],
    ['loopback in hex', { url: 'http://0x7f000001/' }, 400, /not on the public internet/],
    ['loopback, IPv6', { url: 'http://[::1]/' }, 400, /not on the public internet/],
    ['the metadata address', { url: 'http://169.254.169.254/' }, 400, /not on the public internet/],
    ['a forbidden port', { url: 'https://example.org:22/' }, 400, /port/],
    [
      'a word for whether the page may be used',
      { url: 'https://example.org', interaction: 'no' },
      400,
      interactionProblem,
    ],
    [
      'a word for whether near-copies are scanned too',
      { url: 'https://example.org', scan_type: 'site', near_copies: 'all' },
      400,
      nearCopiesProblem,
    ],
    [
      'a bad e-mail address',
      { url: 'https://example.org', email: 'a@b' },
      400,
      errorMessages.emailInvalid,
    ],
    [
      'a header in the e-mail address',
      { url: 'https://example.org', email: 'a@b.org\r\nBcc: c@d.org' },
      400,
      errorMessages.emailInvalid,
    ],
    [
      'two e-mail addresses',
      { url: 'https://example.org', email: 'a@b.org,c@d.org' },
      400,
      errorMessages.emailInvalid,
    ],
    [
      'a list for the e-mail address',
      { url: 'https://example.org', email: ['a@b.org'] },
      400,
      /must be a text/,
    ],
    ['a long name', { url: 'https://example.org', name: 'a'.repeat(201) }, 400, /200/],
    ['NUL in the name', { url: 'https://example.org', name: 'a\u0000b' }, 400, /characters/],
    [
      'NUL in an unknown field',
      { url: 'https://example.org', other: { deep: ['\u0000'] } },
      400,
      /characters/,
    ],
    [
      'a lone surrogate',
      String.raw`{"url":"https://example.org","name":"\ud800"}`,
      400,
      /characters/,
    ],
    ['null', 'null', 400, errorMessages.invalidRequest],
    ['a list', '[]', 400, errorMessages.invalidRequest],
    ['a text', '"https://example.org"', 400, errorMessages.invalidRequest],
    ['nothing', '', 400, 'The request has no content.'],
    ['broken JSON', '{"url":', 400, 'The request is not valid JSON.'],
    [
      '__proto__',
      '{"url":"https://example.org","__proto__":{"a":1}}',
      400,
      'The request is not valid JSON.',
    ],
    [
      'constructor',
      '{"url":"https://example.org","constructor":{"prototype":{}}}',
      400,
      'The request is not valid JSON.',
    ],
    ['deep JSON', `{"url":"https://example.org","x":${deep}}`, 400, errorMessages.invalidRequest],
    ['very deep JSON', '['.repeat(16_000), 400, 'The request is not valid JSON.'],
    ['a huge body', { url: 'https://example.org', name: 'a'.repeat(300_000) }, 413, /256 kB/],
  ];

describe('what is refused', () => {
  test.each(badBodies)('%s', async (_name, payload, status, text) => {
    const before = await countScans();
    const answer = await post(payload);
    const body = ErrorBody.parse(answer.json());
    expect([answer.statusCode, body.error]).toEqual([
      status,
      typeof text === 'string' ? text : expect.stringMatching(text),
    ]);
    expect(body.request_id).toBe(answer.headers['x-request-id']);
    expect(answer.body).not.toMatch(/node_modules|\.ts:|select |insert /i);
    expect(await countScans()).toBe(before);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'the content type %s',
    async (type) => {
      const answer = await post('{"url":"https://example.org"}', { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(ErrorBody.parse(answer.json()).code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  test('a compressed body is not unpacked', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/run-once',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"url":"https://example.org"}'),
    });
    expect(answer.statusCode).toBe(400);
  });

  test('the wrong field is named', async () => {
    const answer = await post({ url: '', email: 'nobody' });
    expect(ErrorBody.parse(answer.json()).details).toEqual([
      { field: 'url', message: invalidUrl },
      { field: 'email', message: errorMessages.emailInvalid },
    ]);
  });
});

describe('limits', () => {
  test('three at once, with Retry-After; forged forwarding headers change nothing', async () => {
    const from = '198.51.100.30';
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      const forged = {
        'x-forwarded-for': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
      };
      statuses.push(await post({ url: `https://example.org/${index}` }, forged, from));
    }
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    const refused = statuses[3];
    expect(ErrorBody.parse(refused?.json()).code).toBe('TOO_MANY_AT_ONCE');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('ten an hour, with Retry-After', async () => {
    const from = '198.51.100.40';
    for (let index = 0; index < 10; index += 1) {
      const answer = await post({ url: `https://example.org/${index}` }, {}, from);
      expect(answer.statusCode).toBe(200);
      await endTestScan(server.ctx, answer.json<{ job_id: string }>().job_id, goldenPageScan());
    }
    const refused = await post({ url: 'https://example.org/11' }, {}, from);
    expect(refused.statusCode).toBe(429);
    expect(ErrorBody.parse(refused.json()).code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test('behind one trusted proxy the forwarded address counts, and only the one the proxy added', async () => {
    const proxied = await openTestApp(database.databaseUrl, { TRUST_PROXY: '1' });
    const ask = (forwarded: string) =>
      proxied.app.inject({
        method: 'POST',
        url: '/run-once',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': forwarded },
        payload: { url: 'https://example.org/proxied' },
      });
    const { job_id: id } = (await ask('6.6.6.6, 203.0.113.77')).json<{ job_id: string }>();
    const { job_id: broken } = (await ask('nonsense')).json<{ job_id: string }>();
    const keys = await server.ctx.db
      .selectFrom('scans')
      .select('client_key')
      .where('id', 'in', [id, broken])
      .execute();
    await proxied.close();
    expect(keys.map((row) => row.client_key).toSorted()).toEqual(['10.0.0.1', '203.0.113.77']);
  });
});
