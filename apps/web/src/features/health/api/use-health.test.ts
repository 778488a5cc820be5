import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { toBackendState } from './use-health.ts';

const health = { version: '1.2.3', database: 'connected', scheduler: 'running' };

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
