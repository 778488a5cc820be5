import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StatusHistory } from '@curbcut/wire/health';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { deleteExpiredData } from '../retention/index.ts';
import { checkServices, getStatusHistory } from './index.ts';
import { measureServices, type Measurement } from './measure-services.ts';
import { recordMeasurements } from './record-measurements.ts';

const { ctx } = await setUpTestServices();
const answers = new Map<string, (response: ServerResponse) => void>();
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) answer(response);
  else response.writeHead(200).end('{}');
});
let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  answers.clear();
  for (const table of ['status_checks', 'status_days', 'status_incidents'] as const) {
    await ctx.db.deleteFrom(table).execute();
  }
});

/** Moves everything that was recorded into the past. */
async function wait(minutes: number): Promise<void> {
  const past = sql<Date>`checked_at - ${minutes} * interval '1 minute'`;
  await ctx.db.updateTable('status_checks').set({ checked_at: past }).execute();
}

function measurements(state: Measurement['state'] = 'operational'): Measurement[] {
  const problem = state === 'operational' ? null : `Authentication was ${state}.`;
  return (['backend', 'auth', 'dashboard', 'schedules'] as const).map((service) => ({
    service,
    state: service === 'auth' ? state : 'operational',
    responseMs: service === 'auth' && state === 'down' ? null : 20,
    problem: service === 'auth' ? problem : null,
  }));
}

async function record(state?: Measurement['state']): Promise<boolean> {
  return recordMeasurements({ ctx, input: { measurements: measurements(state) } });
}

async function history(): Promise<StatusHistory> {
  return StatusHistory.parse(await getStatusHistory({ ctx }));
}

async function authOf(state: StatusHistory) {
  return state.services.find(({ service }) => service === 'auth');
}

test('an answer is operational, another status degraded, none is down', async () => {
  answers.set('/auth/health', (response) => response.writeHead(503).end());
  answers.set('/dashboard/health', (response) => response.destroy());
  answers.set('/schedules/health', () => undefined);
  const found = await measureServices(baseUrl, {
    signal: AbortSignal.timeout(20_000),
    timeoutMs: 2_000,
  });
  expect(found).toEqual([
    { service: 'backend', state: 'operational', responseMs: expect.any(Number), problem: null },
    {
      service: 'auth',
      state: 'degraded',
      responseMs: expect.any(Number),
      problem: 'Authentication answered with HTTP 503.',
    },
    { service: 'dashboard', state: 'down', responseMs: null, problem: 'Dashboard did not answer.' },
    {
      service: 'schedules',
      state: 'down',
      responseMs: null,
      problem: 'Schedules did not answer within 2 seconds.',
    },
  ]);
});

test('nothing is claimed before the first check', async () => {
  expect(await history()).toMatchObject({
    measured_since: null,
    incidents: [],
    services: [{ state: null, uptime_percent: null, mean_response_ms: null, days: [] }, {}, {}, {}],
  });
});

test('a check over HTTP is stored, once', async () => {
  const signal = AbortSignal.timeout(20_000);
  await checkServices({ ctx, input: { baseUrl, signal } });
  await checkServices({ ctx, input: { baseUrl, signal } });
  const stored = await history();
  expect(stored.measured_since).not.toBeNull();
  for (const service of stored.services) {
    expect(service).toMatchObject({ state: 'operational', uptime_percent: 100 });
    expect(service.days).toMatchObject([{ operational: 1, degraded: 0, down: 0, unmeasured: 0 }]);
  }
});

test('an incident begins, gets worse and ends; uptime and latency are counted', async () => {
  await record();
  await wait(1);
  await record('degraded');
  await wait(1);
  await record('down');
  await wait(1);
  expect((await history()).incidents).toMatchObject([
    { service: 'auth', state: 'down', what: 'Authentication was down.', ended_at: null },
  ]);
  await record();
  const stored = await history();
  expect(stored.incidents).toHaveLength(1);
  expect(stored.incidents[0]?.ended_at).not.toBeNull();
  expect(await authOf(stored)).toMatchObject({
    state: 'operational',
    uptime_percent: 50,
    mean_response_ms: 20,
    days: [{ operational: 2, degraded: 1, down: 1 }],
  });
});

test('minutes in which nobody looked are counted, explained, and end what lasted', async () => {
  await record('down');
  await wait(31);
  await record();
  const stored = await history();
  const auth = await authOf(stored);
  const unmeasured = auth?.days.reduce((sum, day) => sum + day.unmeasured, 0);
  expect(unmeasured).toBe(30);
  expect(auth?.uptime_percent).toBeCloseTo((1 / 32) * 100, 5);
  const gap = stored.incidents.find(({ state }) => state === 'unmeasured');
  expect(gap).toMatchObject({
    service: null,
    what: expect.stringContaining('Nothing was measured'),
  });
  const outage = stored.incidents.find(({ state }) => state === 'down');
  expect(outage?.ended_at).toBe(gap?.started_at);
});

test('while nobody looks the minutes count already, and nothing is said to last', async () => {
  await record('down');
  await wait(31);
  const stored = await history();
  const auth = await authOf(stored);
  expect(auth?.days.reduce((sum, day) => sum + day.unmeasured, 0)).toBe(30);
  expect(stored.services[0]?.uptime_percent).toBeCloseTo((1 / 31) * 100, 5);
  const [gap, outage, ...more] = stored.incidents;
  expect(gap).toMatchObject({ service: null, state: 'unmeasured', ended_at: null });
  expect(outage).toMatchObject({ state: 'down', ended_at: gap?.started_at });
  expect(more).toEqual([]);
});

test('a job that comes a little late leaves no gap', async () => {
  await record();
  await wait(2);
  expect((await history()).incidents).toEqual([]);
  await record();
  expect((await history()).incidents).toEqual([]);
});

test('what is older than 90 days goes', async () => {
  await record('down');
  await wait(1);
  await record();
  await ctx.db.updateTable('status_days').set({ day: '2020-01-01' }).execute();
  await ctx.db
    .updateTable('status_incidents')
    .set({ ended_at: sql<Date>`now() - interval '91 days'` })
    .execute();
  await deleteExpiredData({ ctx });
  expect(await ctx.db.selectFrom('status_days').selectAll().execute()).toEqual([]);
  expect(await ctx.db.selectFrom('status_incidents').selectAll().execute()).toEqual([]);
});
