import { scheduleLimitMessage, scheduleMessages } from '@curbcut/model/schedules';
import type { Standard } from '@curbcut/model/scan';
import { Schedule } from '@curbcut/wire/schedule';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { setPlan } from '../plans/index.ts';
import {
  createSchedule,
  deleteSchedule,
  listSchedules,
  runDueSchedules,
  updateSchedule,
} from './index.ts';
import { dayOf, nextRun } from './next-run.ts';
import { createTestSchedule, createTestOwner, makeDue, readRow } from './test-schedules.ts';

const { ctx } = await setUpTestServices();

async function fill(viewer: Viewer, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await createTestSchedule(ctx, viewer)).job_id);
  }
  return ids;
}

async function statuses(viewer: Viewer): Promise<string[]> {
  const { schedules } = await listSchedules({ ctx, input: { viewer } });
  return schedules.map(({ status }) => status);
}

describe('creating', () => {
  test('a schedule runs next at its first time, and is listed with its owner’s others only', async () => {
    const viewer = await createTestOwner(ctx);
    const before = new Date();
    const made = await createSchedule({
      ctx,
      input: {
        url: 'Example.org/a b',
        frequency: 'weekly',
        time: '23:59',
        name: 'Ada',
        email: 'team@example.org',
        viewer,
      },
    });
    expect(Schedule.parse(made)).toEqual(made);
    const day = dayOf('weekly', before);
    expect(made).toMatchObject({
      url: 'https://example.org/a%20b',
      day,
      status: 'active',
      failures: 0,
      last_run: null,
      last_scan_id: null,
      email: 'team@example.org',
      mails: 'on',
    });
    const next = nextRun({ frequency: 'weekly', time: '23:59', day }, before);
    expect(made.next_run).toBe(next.toISOString());
    const answer = await listSchedules({ ctx, input: { viewer } });
    expect(answer).toEqual({ schedules: [made], max_scheduled_scans: 10 });
    const stranger = await createTestOwner(ctx);
    expect((await listSchedules({ ctx, input: { viewer: stranger } })).schedules).toEqual([]);
  });

  test.each([
    ['the plan has none', { plan: 'free' }, {}, 'PLAN_REQUIRED', scheduleMessages.proRequired],
    ['unverified', { verified: false }, {}, 'EMAIL_UNVERIFIED', scheduleMessages.unverified],
    ['private', {}, { url: 'http://127.0.0.1/' }, 'TARGET_REFUSED', undefined],
    ['no address', {}, { url: 'not an address' }, 'INVALID_URL', undefined],
    [
      'no weekday',
      {},
      { frequency: 'weekly', day: 8 },
      'INVALID_REQUEST',
      scheduleMessages.weekday,
    ],
  ] as const)('is refused: %s', async (_name, owner, input, code, message) => {
    const viewer = await createTestOwner(ctx, owner);
    const request = { url: 'https://example.org', frequency: 'daily', time: '09:00' } as const;
    const refused = createSchedule({ ctx, input: { ...request, ...input, viewer } });
    await expect(refused).rejects.toMatchObject({
      code,
      ...(message === undefined ? {} : { userMessage: message }),
    });
    expect(await statuses(viewer)).toEqual([]);
  });

  test('rights are those of the database, not of the request’s begin', async () => {
    const viewer = await createTestOwner(ctx);
    await setPlan({
      ctx,
      input: { userId: viewer.userId, plan: 'free', actor: 'operator', reason: 'test' },
    });
    await expect(createTestSchedule(ctx, viewer)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  });

  test('at the plan’s limit it says so; paused ones count', async () => {
    const viewer = await createTestOwner(ctx);
    const [first = ''] = await fill(viewer, 10);
    await updateSchedule({ ctx, input: { scheduleId: first, paused: true, viewer } });
    await expect(createTestSchedule(ctx, viewer)).rejects.toMatchObject({
      code: 'CONFLICT',
      userMessage: scheduleLimitMessage(10),
    });
    await deleteSchedule({ ctx, input: { scheduleId: first, viewer } });
    await createTestSchedule(ctx, viewer);
  });

  test('of many requests at once for the last place exactly one gets it', async () => {
    const viewer = await createTestOwner(ctx);
    await fill(viewer, 9);
    // Opens the pool's connections, so that the requests really meet.
    await Promise.all(Array.from({ length: 20 }, () => statuses(viewer)));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => createTestSchedule(ctx, viewer)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'CONFLICT' });
    expect(await statuses(viewer)).toHaveLength(10);
  });

  test('unlimited is unlimited', async () => {
    const viewer = await createTestOwner(ctx, { plan: 'enterprise' });
    await fill(viewer, 12);
    expect((await listSchedules({ ctx, input: { viewer } })).max_scheduled_scans).toBe(-1);
  });
});

describe('changing', () => {
  test('whether it scans a page or its website can be changed, where the plan has websites', async () => {
    const viewer = await createTestOwner(ctx);
    const { job_id: scheduleId, scan_type: first } = await createTestSchedule(ctx, viewer);
    expect(first).toBe('single_page');
    const change = (services: typeof ctx, scanType: 'single_page' | 'site') =>
      updateSchedule({ ctx: services, input: { scheduleId, scan_type: scanType, viewer } });
    expect((await change(ctx, 'site')).scan_type).toBe('site');
    const { pro } = ctx.config.plans;
    const plans = { ...ctx.config.plans, pro: { ...pro, pagesPerScan: 1 } };
    const withoutSites = { ...ctx, config: { ...ctx.config, plans } };
    expect((await change(withoutSites, 'single_page')).scan_type).toBe('single_page');
    await expect(change(withoutSites, 'site')).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
    await expect(
      createTestSchedule(withoutSites, viewer, { scan_type: 'site' }),
    ).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  });

  test('the pages of a website can be chosen, and the choice be taken back', async () => {
    const viewer = await createTestOwner(ctx);
    const texts = ['pier.example/a#top', ' https://pier.example/b', 'https://pier.example/a/'];
    const site = { scan_type: 'site', addresses: [...texts, 'https://pier.example/a'] } as const;
    const made = await createTestSchedule(ctx, viewer, { ...site, addresses: [...site.addresses] });
    const [a, b] = ['https://pier.example/a', 'https://pier.example/b'];
    expect(made).toMatchObject({ url: a, addresses: [a, b, 'https://pier.example/a/'] });
    const change = (input: { addresses: string[] | null; scan_type?: 'single_page' }) =>
      updateSchedule({ ctx, input: { scheduleId: made.job_id, viewer, ...input } });
    expect(await change({ addresses: [b] })).toMatchObject({ url: b, addresses: [b] });
    const tooMany = Array.from({ length: 101 }, (_, at) => `https://pier.example/${at}`);
    for (const [addresses, message] of [
      [
        [a, 'https://www.pier.example/'],
        'https://www.pier.example/ is not at https://pier.example',
      ],
      [[a, 'https://pier.example/map.pdf'], 'is a file, not a web page'],
      [[a, 'nothing'], /^nothing: /],
      [tooMany, 'up to 100 pages at once, and these are 101'],
    ] as const) {
      await expect(change({ addresses: [...addresses] })).rejects.toMatchObject({
        userMessage: expect.stringMatching(message),
      });
    }
    expect(await change({ addresses: null })).toMatchObject({ url: b, addresses: null });
    // A list is of the website that it was made for.
    await change({ addresses: [b] });
    const moved = { scheduleId: made.job_id, viewer, url: 'https://quay.example/' };
    await expect(updateSchedule({ ctx, input: moved })).rejects.toMatchObject({
      userMessage: expect.stringContaining('a list of pages'),
    });
    expect(await updateSchedule({ ctx, input: { ...moved, addresses: null } })).toMatchObject({
      url: 'https://quay.example/',
      addresses: null,
    });
    await expect(change({ addresses: [b], scan_type: 'single_page' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });

  test('what is not named stays; a new time takes effect with its next run', async () => {
    const viewer = await createTestOwner(ctx);
    const { job_id: scheduleId, ...made } = await createTestSchedule(ctx, viewer);
    const renamed = await updateSchedule({
      ctx,
      input: { scheduleId, url: 'example.com', viewer },
    });
    expect(renamed).toEqual({ ...made, job_id: scheduleId, url: 'https://example.com/' });
    const now = new Date();
    const moved = await updateSchedule({
      ctx,
      input: { scheduleId, frequency: 'monthly', time: '00:01', day: 31, viewer },
    });
    expect(moved).toMatchObject({ frequency: 'monthly', time: '00:01', day: 31 });
    expect(moved.next_run).toBe(
      nextRun({ frequency: 'monthly', time: '00:01', day: 31 }, now).toISOString(),
    );
    const weekly = await updateSchedule({
      ctx,
      input: { scheduleId, frequency: 'weekly', viewer },
    });
    expect(weekly.day).toBe(dayOf('weekly', now));
    const daily = await updateSchedule({ ctx, input: { scheduleId, frequency: 'daily', viewer } });
    expect(daily.day).toBeNull();
  });

  test('a schedule keeps what its scans are judged by, whatever its owner chooses later', async () => {
    const viewer = await createTestOwner(ctx);
    const choose = (standard: Standard) =>
      ctx.db.updateTable('users').set({ standard }).where('id', '=', viewer.userId).execute();
    await choose('2.1-AA');
    const { job_id: scheduleId, standard } = await createTestSchedule(ctx, viewer);
    expect(standard).toBe('2.1-AA');
    await choose('2.2-AAA');
    const same = await updateSchedule({ ctx, input: { scheduleId, time: '10:00', viewer } });
    expect(same.standard).toBe('2.1-AA');
    const other = await updateSchedule({ ctx, input: { scheduleId, standard: '2.2-A', viewer } });
    expect(other.standard).toBe('2.2-A');
    await makeDue(ctx, scheduleId);
    await runDueSchedules({ ctx, input: {} });
    const { last_scan_id: scanId } = await readRow(ctx, scheduleId);
    const scan = await ctx.db
      .selectFrom('scans')
      .select('standard')
      .where('id', '=', scanId)
      .executeTakeFirstOrThrow();
    expect(scan.standard).toBe('2.2-A');
  });

  test('an address that may not be scanned is refused, and nothing changes', async () => {
    const viewer = await createTestOwner(ctx);
    const made = await createTestSchedule(ctx, viewer);
    const input = { scheduleId: made.job_id, url: 'http://10.0.0.1', time: '10:00', viewer };
    await expect(updateSchedule({ ctx, input })).rejects.toMatchObject({ code: 'TARGET_REFUSED' });
    expect((await listSchedules({ ctx, input: { viewer } })).schedules).toEqual([made]);
  });

  test('a new address begins with a clean record', async () => {
    const viewer = await createTestOwner(ctx);
    const { job_id: scheduleId } = await createTestSchedule(ctx, viewer);
    await ctx.db
      .updateTable('schedules')
      .set({ failures: 4, last_error: 'The page is empty.' })
      .where('id', '=', scheduleId)
      .execute();
    const moved = await updateSchedule({ ctx, input: { scheduleId, time: '10:00', viewer } });
    expect(moved.failures).toBe(4);
    const changed = await updateSchedule({
      ctx,
      input: { scheduleId, url: 'example.net', viewer },
    });
    expect(changed).toMatchObject({ failures: 0, last_error: null });
  });

  test('paused it has no next run; going on, it runs next at its time and makes up for nothing', async () => {
    const viewer = await createTestOwner(ctx);
    const { job_id: scheduleId } = await createTestSchedule(ctx, viewer);
    await makeDue(ctx, scheduleId, '3 days');
    const paused = await updateSchedule({ ctx, input: { scheduleId, paused: true, viewer } });
    expect(paused).toMatchObject({ status: 'paused', next_run: null });
    const moved = await updateSchedule({ ctx, input: { scheduleId, time: '11:00', viewer } });
    expect(moved).toMatchObject({ status: 'paused', time: '11:00', next_run: null });
    const now = new Date();
    const resumed = await updateSchedule({ ctx, input: { scheduleId, paused: false, viewer } });
    expect(resumed.status).toBe('active');
    expect(resumed.next_run).toBe(
      nextRun({ frequency: 'daily', time: '11:00', day: null }, now).toISOString(),
    );
  });

  test('somebody else’s schedule does not exist', async () => {
    const viewer = await createTestOwner(ctx);
    const { job_id: scheduleId } = await createTestSchedule(ctx, viewer);
    const stranger = await createTestOwner(ctx);
    const input = { scheduleId, viewer: stranger };
    const refused = { code: 'NOT_FOUND', userMessage: scheduleMessages.notFound };
    await expect(updateSchedule({ ctx, input })).rejects.toMatchObject(refused);
    await expect(deleteSchedule({ ctx, input })).rejects.toMatchObject(refused);
    expect(await statuses(viewer)).toEqual(['active']);
  });
});

describe('a change of plan', () => {
  async function change(viewer: Viewer, plan: 'free' | 'pro' | 'enterprise') {
    return setPlan({
      ctx,
      input: { userId: viewer.userId, plan, actor: 'operator', reason: 'A test' },
    });
  }

  test('stops the youngest beyond the new number at once, and lets them go on again', async () => {
    const viewer = await createTestOwner(ctx, { plan: 'enterprise' });
    const ids = await fill(viewer, 12);
    const before = (await listSchedules({ ctx, input: { viewer } })).schedules;
    await change(viewer, 'pro');
    expect(await statuses(viewer)).toEqual([
      ...Array(10).fill('active'),
      ...Array(2).fill('over-limit'),
    ]);
    expect((await readRow(ctx, ids[11]!)).next_run_at).toBeNull();
    await change(viewer, 'free');
    expect(new Set(await statuses(viewer))).toEqual(new Set(['over-limit']));
    await change(viewer, 'enterprise');
    expect((await listSchedules({ ctx, input: { viewer } })).schedules).toEqual(before);
  });

  test('leaves paused ones paused, and gives their place to the next', async () => {
    const viewer = await createTestOwner(ctx, { plan: 'enterprise' });
    const [first = '', second = ''] = await fill(viewer, 12);
    await updateSchedule({ ctx, input: { scheduleId: first, paused: true, viewer } });
    await change(viewer, 'pro');
    expect(await statuses(viewer)).toEqual(['paused', ...Array(10).fill('active'), 'over-limit']);
    const resume = { scheduleId: first, paused: false, viewer };
    await expect(updateSchedule({ ctx, input: resume })).rejects.toMatchObject({
      code: 'CONFLICT',
      userMessage: scheduleLimitMessage(10),
    });
    await deleteSchedule({ ctx, input: { scheduleId: second, viewer } });
    expect(await statuses(viewer)).toEqual(['paused', ...Array(10).fill('active')]);
  });

  test('is recorded with who, from, to and why; the same plan again is no change', async () => {
    const viewer = await createTestOwner(ctx);
    expect(await change(viewer, 'enterprise')).toEqual({ from: 'pro', to: 'enterprise' });
    expect(await change(viewer, 'enterprise')).toEqual({ from: 'enterprise', to: 'enterprise' });
    const changes = await ctx.db
      .selectFrom('plan_changes')
      .select([
        'from_plan',
        'to_plan',
        'actor',
        'reason',
        sql<boolean>`changed_at > now() - interval '1 minute'`.as('isNow'),
      ])
      .where('user_id', '=', viewer.userId)
      .execute();
    expect(changes).toEqual([
      { from_plan: 'pro', to_plan: 'enterprise', actor: 'operator', reason: 'A test', isNow: true },
    ]);
    await expect(
      setPlan({ ctx, input: { userId: 'nobody', plan: 'pro', actor: 'operator', reason: '' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('while schedules are being made leaves no more running than the plan allows', async () => {
    const viewer = await createTestOwner(ctx, { plan: 'enterprise' });
    await fill(viewer, 9);
    const made = Array.from({ length: 8 }, () => createTestSchedule(ctx, viewer));
    await Promise.allSettled([...made.slice(0, 4), change(viewer, 'pro'), ...made.slice(4)]);
    const all = await statuses(viewer);
    expect(all.filter((status) => status === 'active')).toHaveLength(Math.min(10, all.length));
  });
});

test('a deleted account takes its schedules along', async () => {
  const viewer = await createTestOwner(ctx);
  await fill(viewer, 2);
  await ctx.db.deleteFrom('users').where('id', '=', viewer.userId).execute();
  const left = await ctx.db
    .selectFrom('schedules')
    .selectAll()
    .where('user_id', '=', viewer.userId)
    .execute();
  expect(left).toEqual([]);
});
