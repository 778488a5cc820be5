import { goldenPageScan } from '@curbcut/testing';
import { endTestScan } from '@curbcut/services/rig';
import type { TestApp } from './open-test-app.ts';

/** Scans a page for who sends `headers`, with the golden result. Returns the scan's id. Only tests import this file. */
export async function completeTestScan(
  { app, ctx }: Pick<TestApp, 'app' | 'ctx'>,
  headers: { authorization: string },
  url: string,
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/run-once', headers, payload: { url } });
  const { job_id: scanId } = answer.json<{ job_id: string }>();
  await endTestScan(ctx, scanId, goldenPageScan());
  return scanId;
}
