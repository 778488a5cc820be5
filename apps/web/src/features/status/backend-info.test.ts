import { expect, test } from 'vitest';
import { compatibilityOf, readBackendInfo, taskQueueSentence } from './backend-info.ts';

const ours = {
  status: 'healthy',
  timestamp: '2026-11-21T08:00:00.000Z',
  version: { version: '1.2.3', environment: 'test', build_date: null, task_queue: 'pg-boss' },
  services: { database: 'connected', task_queue: 'connected', scheduler: 'running' },
  system: { scheduler_jobs: 4, workers: 1 },
};

test('our own answer', () => {
  expect(readBackendInfo(ours)).toEqual({
    version: '1.2.3',
    environment: 'test',
    database: 'connected',
    taskQueue: 'connected',
    queueKind: 'pg-boss',
    scheduler: 'running',
    schedulerJobs: 4,
    buildDate: null,
  });
});

test('the version may be text; nothing is said of what is not told', () => {
  const info = readBackendInfo({
    status: 'healthy',
    version: '9.1',
    system: { flask_env: 'staging' },
    services: { database: 'connected' },
    scheduler: 'running',
  });
  expect(info).toMatchObject({
    version: '9.1',
    environment: 'staging',
    taskQueue: null,
    scheduler: 'running',
    schedulerJobs: null,
    buildDate: null,
  });
  expect(readBackendInfo({ database: 'connected', scheduler: 'running' })).toMatchObject({
    version: null,
    environment: null,
    database: 'connected',
    scheduler: 'running',
  });
  expect(readBackendInfo({ version: { build_date: 'unknown' } })?.buildDate).toBeNull();
  expect(readBackendInfo('<!doctype html>')).toBeNull();
  const { version: _version, ...discreet } = ours;
  expect(readBackendInfo({ ...discreet, version: { task_queue: 'pg-boss' } })).toMatchObject({
    version: null,
    environment: null,
    buildDate: null,
    database: 'connected',
  });
});

test.each([
  ['1.2.3', '1.9.0', 'compatible'],
  ['1.2.3', '2.0.0', 'incompatible'],
  ['0.4.1', '0.4.9', 'compatible'],
  ['0.4.1', '0.5.0', 'incompatible'],
  ['1.2.3', 'hidden', 'unknown'],
])('%s and %s: %s', (frontend, backend, expected) => {
  expect(compatibilityOf(frontend, backend)).toBe(expected);
});

test('what is said of the task queue', () => {
  const info = readBackendInfo(ours);
  if (!info) throw new Error('Our own answer is not read');
  expect(taskQueueSentence(info)).toBe('The task queue is enabled.');
  expect(taskQueueSentence({ ...info, taskQueue: 'redis-rq', queueKind: 'redis-rq' })).toBe(
    'The task queue is enabled.',
  );
  expect(taskQueueSentence({ ...info, taskQueue: 'disconnected' })).toBe(
    'The task queue is not connected.',
  );
  expect(taskQueueSentence({ ...info, taskQueue: null, queueKind: null })).toBe(
    'The task queue is pending Redis setup.',
  );
});
