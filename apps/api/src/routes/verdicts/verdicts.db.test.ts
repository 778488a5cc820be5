import { endTestScan } from '@curbcut/services/rig';
import { goldenPageScan } from '@curbcut/testing';
import { ErrorBody } from '@curbcut/wire/errors';
import { readScanReport } from '@curbcut/wire/read';
import { VerdictAnswer, VerdictsAnswer } from '@curbcut/wire/verdicts';
import { beforeAll, expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

const { server } = await setUpTestApp({ FREE_SCANS_PER_HOUR: '1000', FREE_SCANS_AT_ONCE: '1000' });
let owner: Record<string, string>;
let scanId: string;

const issues = goldenPageScan().issues;
const failed = issues.find(({ outcome }) => outcome === 'failed')?.fingerprint ?? '';
const asked = issues.find(({ outcome }) => outcome === 'needs-review')?.fingerprint ?? '';
const falseAlarm = { fingerprint: failed, kind: 'false-alarm', note: 'It is none.' };

beforeAll(async () => {
  owner = await signInTestUser(server.ctx);
  scanId = await scan(owner);
});

async function scan(headers: Record<string, string> = {}): Promise<string> {
  const payload = { url: 'https://www.harbourline.example/' };
  const answer = await server.app.inject({ method: 'POST', url: '/run-once', headers, payload });
  const { job_id: id } = answer.json<{ job_id: string }>();
  await endTestScan(server.ctx, id, goldenPageScan());
  return id;
}

function call(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = owner,
) {
  return server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

const decide = (payload: object, headers = owner) =>
  call('POST', `/scan/${scanId}/verdicts`, payload, headers);

test('an answer is given, shown in the record and in the history, and taken back', async () => {
  const given = await decide({ ...falseAlarm, note: ' Two\r\nlines\u202e and \u0007 a bell. ' });
  expect(given.statusCode, given.body).toBe(200);
  const answer = VerdictAnswer.parse(given.json());
  const verdict = answer.issues[0]?.verdict;
  expect(verdict?.note).toBe('Two\nlines and   a bell.');
  const record = (await call('GET', `/scan/${scanId}`)).json<object>();
  expect(record).toMatchObject({ results: answer.results });
  const report = readScanReport(record);
  expect(report?.result?.settledCounts).toEqual({ ignored: 0, falseAlarms: 1 });
  expect(
    report?.result?.issues.find(({ fingerprint }) => fingerprint === failed)?.verdict,
  ).toMatchObject({ id: verdict?.verdict_id, kind: 'false-alarm', note: verdict?.note });
  const url = `/scan/${scanId}/verdicts/${answer.verdict_id ?? ''}`;
  const stale = await call('DELETE', `${url}?revision=0`);
  expect(stale.statusCode).toBe(409);
  expect(ErrorBody.parse(stale.json()).present).toMatchObject({
    issues: [{ verdict: { kind: 'false-alarm' } }],
  });
  expect((await call('DELETE', `${url}?revision=1`)).statusCode).toBe(200);
  const history = VerdictsAnswer.parse((await call('GET', `/scan/${scanId}/verdicts`)).json());
  expect(history.verdicts).toMatchObject([{ state: 'withdrawn', kind: 'false-alarm' }]);
  expect((await call('DELETE', url)).statusCode).toBe(409);
});

test.each<[string, object]>([
  ['nothing', {}],
  ['no issue', { ...falseAlarm, fingerprint: '' }],
  ['an unknown kind', { ...falseAlarm, kind: 'fixed' }],
  ['a false alarm without a reason', { ...falseAlarm, note: '  \u0007 ' }],
  ['a note that is too long', { ...falseAlarm, note: 'x'.repeat(2_001) }],
  ['an ignored issue without a reason', { fingerprint: failed, kind: 'ignored' }],
  ['a reason that is none', { fingerprint: failed, kind: 'ignored', reason: 'because' }],
  [
    'a day that is none',
    { fingerprint: failed, kind: 'ignored', reason: 'planned', ends_on: '2027-02-30' },
  ],
  ['an end of an answer', { fingerprint: asked, kind: 'problem', ends_on: '2027-01-01' }],
  ['the website for a false alarm', { ...falseAlarm, scope: 'website' }],
  ['too many elements', { ...falseAlarm, elements: Array.from({ length: 501 }, () => 'x') }],
  ['a revision that is none', { ...falseAlarm, revision: -1 }],
  ['an answer that does not fit', { fingerprint: failed, kind: 'no-problem' }],
])('%s is refused with a sentence', async (_what, payload) => {
  const answer = await decide(payload);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(ErrorBody.parse(answer.json()).error).toMatch(/^[\p{Lu}“]/u);
});

test('a body that is too large is refused, all elements that a scan lists are not too many', async () => {
  const large = await decide({ ...falseAlarm, note: 'x'.repeat(40_000) });
  expect(large.statusCode).toBe(413);
  const elements = Array.from({ length: 500 }, () => 'f'.repeat(32));
  const many = await decide({ ...falseAlarm, note: 'é'.repeat(2_000), elements });
  expect([many.statusCode, many.json<{ error: string }>().error]).toEqual([
    400,
    expect.stringContaining('not among those of this issue'),
  ]);
});

test('whoever may decide: nobody without an account, and nobody about an anonymous scan', async () => {
  expect((await decide(falseAlarm, {})).statusCode).toBe(401);
  const anonymous = await scan();
  const answer = await call('POST', `/scan/${anonymous}/verdicts`, falseAlarm);
  expect(answer.statusCode).toBe(403);
  expect(ErrorBody.parse(answer.json())).toMatchObject({
    code: 'ACCOUNT_REQUIRED',
    error: expect.stringContaining('Keep it in yours first') as string,
  });
  const history = await call('GET', `/scan/${anonymous}/verdicts`);
  expect(history.statusCode).toBe(403);
});

test('a scan that was deleted meanwhile is not found', async () => {
  const gone = await scan(owner);
  await call('DELETE', `/scan/${gone}`);
  const answer = await call('POST', `/scan/${gone}/verdicts`, falseAlarm);
  expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND']);
});
