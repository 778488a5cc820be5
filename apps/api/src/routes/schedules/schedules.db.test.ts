import { DoneAnswer } from '@curbcut/wire/account';
import { ErrorBody } from '@curbcut/wire/errors';
import { AreaHealth } from '@curbcut/wire/health';
import { ScheduleAnswer, SchedulesAnswer } from '@curbcut/wire/schedule';
import { scheduleLimitMessage, scheduleMessages } from '@curbcut/model/schedules';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

type Headers = Record<string, string>;

const { server } = await setUpTestApp();
let owner: Headers;

beforeAll(async () => {
  owner = await signInTestUser(server.ctx);
});

const page = { url: 'https://www.harbourline.example/' };

async function create(headers: Headers, payload: object = page) {
  return server.app.inject({ method: 'POST', url: '/schedules', headers, payload });
}

async function change(headers: Headers, scheduleId: string, payload: object) {
  return server.app.inject({ method: 'PUT', url: `/schedules/${scheduleId}`, headers, payload });
}

async function remove(headers: Headers, scheduleId: string) {
  return server.app.inject({ method: 'DELETE', url: `/schedules/${scheduleId}`, headers });
}

async function list(headers: Headers) {
  const answer = await server.app.inject({ url: '/schedules', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return SchedulesAnswer.parse(answer.json());
}

function refusal(answer: { statusCode: number; json: () => unknown }) {
  const { error, code } = ErrorBody.parse(answer.json());
  return [answer.statusCode, code, error];
}

test('a schedule is created with the specified defaults, listed, changed, paused and deleted', async () => {
  const today = () => new Date().getUTCDay() || 7;
  const before = today();
  const created = await create(owner, { ...page, email: '', name: 'Ada' });
  expect(created.statusCode).toBe(200);
  const { message, schedule } = ScheduleAnswer.parse(created.json());
  expect(message).toBe('Scan scheduled successfully!');
  expect(schedule).toMatchObject({ frequency: 'weekly', time: '09:00', email: null });
  // Midnight may pass meanwhile.
  expect([before, today()]).toContain(schedule.day);
  const scheduleId = schedule.job_id;
  expect(await list(owner)).toEqual({ schedules: [schedule], max_scheduled_scans: 10 });
  const changed = await change(owner, scheduleId, { frequency: 'monthly', day: 31, time: '07:30' });
  expect(changed.statusCode).toBe(200);
  expect(ScheduleAnswer.parse(changed.json()).schedule).toMatchObject({ day: 31, time: '07:30' });
  expect(schedule.interaction).toBe(true);
  const looking = await change(owner, scheduleId, { interaction: false });
  expect(ScheduleAnswer.parse(looking.json()).schedule).toMatchObject({ interaction: false });
  const paused = await change(owner, scheduleId, { paused: true });
  expect(ScheduleAnswer.parse(paused.json()).schedule).toMatchObject({
    status: 'paused',
    next_run: null,
  });
  const deleted = await remove(owner, scheduleId);
  expect([deleted.statusCode, DoneAnswer.parse(deleted.json())]).toEqual([
    200,
    { success: true, message: 'Schedule deleted successfully' },
  ]);
  expect((await list(owner)).schedules).toEqual([]);
  expect(refusal(await remove(owner, scheduleId))).toEqual([
    404,
    'NOT_FOUND',
    scheduleMessages.notFound,
  ]);
});

test('at the limit, without a plan for it, and unconfirmed', async () => {
  const full = await signInTestUser(server.ctx);
  for (let count = 0; count < 10; count += 1) {
    expect((await create(full)).statusCode).toBe(200);
  }
  expect(refusal(await create(full))).toEqual([409, 'CONFLICT', scheduleLimitMessage(10)]);
  const free = await signInTestUser(server.ctx, 'free');
  expect(refusal(await create(free))).toEqual([
    403,
    'PLAN_REQUIRED',
    'Pro subscription required for scheduling',
  ]);
  expect((await list(free)).max_scheduled_scans).toBe(0);
  const unconfirmed = await signInTestUser(server.ctx, 'enterprise');
  await server.ctx.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('plan', '=', 'enterprise')
    .execute();
  expect(refusal(await create(unconfirmed))).toEqual([
    403,
    'EMAIL_UNVERIFIED',
    scheduleMessages.unverified,
  ]);
});

test.each<[string, unknown]>([
  ['no address', { url: ' ' }],
  ['a private address', { url: 'http://169.254.169.254/' }],
  ['another scheme', { url: 'file:///etc/passwd' }],
  ['every minute', { ...page, frequency: 'minutely' }],
  ['a cron expression', { ...page, time: '* * * * *' }],
  ['no such hour', { ...page, time: '24:00' }],
  ['a negative day', { ...page, frequency: 'monthly', day: -1 }],
  ['the 32nd', { ...page, frequency: 'monthly', day: 32 }],
  ['an eighth weekday', { ...page, frequency: 'weekly', day: 8 }],
  ['half a day', { ...page, day: 1.5 }],
  ['two recipients', { ...page, email: 'a@example.org, b@example.org' }],
  ['a header', { ...page, email: 'a@example.org\r\nBcc: b@example.org' }],
  ['a list', []],
  ['nothing', null],
])('what no schedule can be made from is refused: %s', async (_name, payload) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/schedules',
    headers: { ...owner, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(answer.statusCode).toBe(400);
  expect(ErrorBody.parse(answer.json()).error).not.toBe('');
});

test('fields that are not the person’s to set are ignored', async () => {
  const stranger = await signInTestUser(server.ctx);
  const created = await create(owner, {
    ...page,
    job_id: 'mine',
    user_id: 'somebody',
    status: 'paused',
    next_run_at: '9999-01-01T00:00:00Z',
    next_run: '9999-01-01T00:00:00Z',
    failures: -5,
  });
  const { schedule } = ScheduleAnswer.parse(created.json());
  expect(schedule).toMatchObject({ status: 'active', failures: 0 });
  expect(schedule.job_id).not.toBe('mine');
  expect(Date.parse(schedule.next_run ?? '')).toBeLessThan(Date.now() + 8 * 86_400_000);
  expect((await list(stranger)).schedules).toEqual([]);
});

describe('somebody else', () => {
  test('finds no schedule, and nobody signed in none at all', async () => {
    const { schedule } = ScheduleAnswer.parse((await create(owner)).json());
    const stranger = await signInTestUser(server.ctx);
    const before = await list(owner);
    for (const answer of [
      await change(stranger, schedule.job_id, { paused: true }),
      await remove(stranger, schedule.job_id),
    ]) {
      expect(refusal(answer)).toEqual([404, 'NOT_FOUND', scheduleMessages.notFound]);
    }
    const visitors = [
      await create({}),
      await change({}, schedule.job_id, { paused: true }),
      await remove({}, schedule.job_id),
      await server.app.inject('/schedules'),
    ];
    for (const answer of visitors) {
      expect(refusal(answer)).toEqual([
        401,
        'AUTHENTICATION_REQUIRED',
        'Authentication required. Please log in.',
      ]);
    }
    expect(await list(owner)).toEqual(before);
  });
});

test('the health of schedules is answered beside them', async () => {
  const answer = await server.app.inject('/schedules/health');
  expect([answer.statusCode, AreaHealth.parse(answer.json()).status]).toEqual([200, 'healthy']);
});
