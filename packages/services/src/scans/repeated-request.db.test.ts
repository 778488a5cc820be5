import type { AppError } from '@curbcut/model/errors';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import { endForGood, request, scansOf, usedBy } from '../quota/test-requests.ts';
import { requestScan } from './index.ts';

const { ctx } = await setUpTestServices();

async function refusalOf(asked: Promise<unknown>): Promise<AppError> {
  return asked.then(
    () => expect.fail('It was not refused'),
    (error: unknown) => error as AppError,
  );
}

test('the same address again, while its scan waits or runs, is the same job and taken once', async () => {
  const viewer = await createTestUser(ctx);
  const url = 'https://twice.example/';
  const asked = await Promise.all(Array.from({ length: 8 }, () => request(ctx, viewer, url)));
  const [job = ''] = asked;
  expect(new Set(asked)).toEqual(new Set([job]));
  await beginTestScan(ctx, job);
  expect(await request(ctx, viewer, 'https://TWICE.example')).toBe(job);
  expect(await usedBy(ctx, viewer)).toBe(1);
  await endForGood(ctx, job, 'HTTP_ERROR');
  expect(await request(ctx, viewer, url)).not.toBe(job);
  expect(await usedBy(ctx, viewer)).toBe(2);
  const other = await createTestUser(ctx);
  expect(await request(ctx, other, url)).not.toBe(await request(ctx, viewer, url));
});

test('the same key for other pages of a website is another request', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const url = 'https://list.example/';
  const asked = (addresses?: string[]) =>
    requestScan({
      ctx,
      input: {
        url,
        scanType: 'site',
        clientIp: newVisitor(),
        viewer,
        idempotencyKey: 'list-1',
        ...(addresses ? { addresses } : {}),
      },
    });
  const { job_id: job } = await asked([url, `${url}a`]);
  expect((await asked([url, `${url}a`])).job_id).toBe(job);
  for (const other of [[url, `${url}b`], undefined])
    expect(await refusalOf(asked(other))).toMatchObject({ code: 'CONFLICT' });
});

test('a request for a scan that waits adds the mail address that it lacks', async () => {
  const viewer = await createTestUser(ctx);
  const input = { url: 'https://mail.example/', clientIp: newVisitor(), viewer };
  const { job_id: job } = await requestScan({ ctx, input });
  await requestScan({ ctx, input: { ...input, email: 'ada@example.org' } });
  await requestScan({ ctx, input: { ...input, email: 'other@example.org' } });
  const [scan] = await scansOf(ctx, viewer);
  expect(scan).toMatchObject({ id: job, requester_email: 'ada@example.org' });
});

test('the same key gives the same job, also after its scan has ended', async () => {
  const viewer = await createTestUser(ctx);
  const url = 'https://key.example/';
  const key = { idempotencyKey: 'order-1' };
  const asked = await Promise.all(Array.from({ length: 5 }, () => request(ctx, viewer, url, key)));
  const [job = ''] = asked;
  expect(new Set(asked)).toEqual(new Set([job]));
  await endForGood(ctx, job, 'HTTP_ERROR');
  expect(await request(ctx, viewer, url, key)).toBe(job);
  expect(await usedBy(ctx, viewer)).toBe(1);
  expect(await refusalOf(request(ctx, viewer, 'https://other.example/', key))).toMatchObject({
    code: 'CONFLICT',
  });
  const other = await createTestUser(ctx);
  expect(await request(ctx, other, url, key)).not.toBe(job);
});

test('a key that comes to a scan that waits stays with it', async () => {
  const viewer = await createTestUser(ctx);
  const url = 'https://joined.example/';
  const job = await request(ctx, viewer, url);
  expect(await request(ctx, viewer, url, { idempotencyKey: 'late' })).toBe(job);
  await endForGood(ctx, job, 'HTTP_ERROR');
  expect(await request(ctx, viewer, url, { idempotencyKey: 'late' })).toBe(job);
});

test('a visitor’s key holds for that visitor', async () => {
  const input = { url: 'https://free.example/', idempotencyKey: 'free-1' };
  const clientIp = newVisitor();
  const { job_id: job } = await requestScan({ ctx, input: { ...input, clientIp } });
  await endForGood(ctx, job, 'HTTP_ERROR');
  expect(await requestScan({ ctx, input: { ...input, clientIp } })).toMatchObject({
    job_id: job,
  });
  const another = await requestScan({ ctx, input: { ...input, clientIp: newVisitor() } });
  expect(another.job_id).not.toBe(job);
});
