import { advanceProgress, beginProgress, type ScanProgressEvent } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { scannerTest } from '../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scanner } from './create-scanner.ts';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/': '<!doctype html><html lang="en"><title>Words</title><main><h1>Words</h1><p>Some words to read.</p></main></html>',
  });
});

afterAll(async () => {
  await server.close();
});

test('a scan tells its steps within the stages, from the first to the last', async () => {
  const events: ScanProgressEvent[] = [];
  await scanner.scanPage(server.url('/'), { onProgress: (event) => events.push(event) });
  const sharesOf = (stage: ScanProgressEvent['stage']) =>
    events.flatMap(({ stage: of, step }) => (of === stage && step ? [step.from] : []));
  const loading = sharesOf('loading');
  expect(loading).toEqual([0, 0.4, 0.55, 0.7, 0.8, 0.9]);
  const checking = sharesOf('checking');
  expect(checking[0]).toBe(0);
  // The engines, three states of the page, and its use.
  expect(checking.filter((from) => from >= 0.42)).toHaveLength(5);
  expect(events.findLast(({ step }) => step)?.step).toMatchObject({ from: 0.55, to: 1 });
  expect(checking).toEqual(checking.toSorted((a, b) => a - b));
  const now = new Date();
  let progress = beginProgress(now);
  const percents = events.map((event) => {
    progress = advanceProgress(progress, event, now);
    return progress.reached ?? 0;
  });
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(new Set(percents).size).toBeGreaterThan(8);
});
