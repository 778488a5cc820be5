import type { Health } from '@curbcut/contracts';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { toBackendState } from './use-health.ts';

const health: Health = {
  status: 'healthy',
  timestamp: '2026-11-21T08:00:00.000Z',
  version: { version: '1.2.3', environment: 'test', build_date: null, task_queue: 'pg-boss' },
  services: {
    database: 'connected',
    task_queue: 'connected',
    scheduler: 'running',
    browser: 'ready',
    mail: 'outbox',
  },
  system: { scheduler_jobs: 1, workers: 1 },
  notes: [],
};

it('is checking until there is an answer', () => {
  expect(toBackendState({ data: undefined, error: null })).toEqual({ state: 'checking' });
});

it('is connected, with version and database', () => {
  expect(toBackendState({ data: health, error: null })).toEqual({
    state: 'connected',
    version: '1.2.3',
    database: 'connected',
  });
});

it('tells an answering server in trouble from one that does not answer', () => {
  const sick = new ApiError('http', 'HTTP 503', { status: 503 });
  expect(toBackendState({ data: undefined, error: sick }).state).toBe('error');
  const gone = new ApiError('network', 'Unable to connect');
  expect(toBackendState({ data: undefined, error: gone }).state).toBe('disconnected');
});

it('believes the last check, not the one before', () => {
  const gone = new ApiError('network', 'Unable to connect');
  expect(toBackendState({ data: health, error: gone }).state).toBe('disconnected');
});
