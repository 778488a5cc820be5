import { statusServices } from '@curbcut/model/site';
import { StatusHistory } from '@curbcut/wire/health';
import { checkServices } from '@curbcut/services/status';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';

const { server } = await setUpTestApp();

async function history(): Promise<StatusHistory> {
  const answer = await server.app.inject('/api/status');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return StatusHistory.parse(answer.json());
}

test('nothing is claimed before anything was measured', async () => {
  expect(await history()).toMatchObject({ measured_since: null, incidents: [] });
});

test('the server’s own health calls are what is measured', async () => {
  const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const measured = await checkServices({
    ctx: server.ctx,
    input: { baseUrl, signal: AbortSignal.timeout(20_000) },
  });
  expect(measured.map(({ state }) => state)).toEqual(statusServices.map(() => 'operational'));
  const { services } = await history();
  expect(
    services.map(({ service, state, uptime_percent }) => [service, state, uptime_percent]),
  ).toEqual(statusServices.map(({ id }) => [id, 'operational', 100]));
});
