import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { toBackendState } from './use-health.ts';

const health = { version: '1.2.3', database: 'connected', scheduler: 'running' };
const gone = new ApiError('network', 'Unable to connect');

it('is checking until there is an answer', () => {
  expect(toBackendState({ data: undefined, error: null }, true)).toEqual({ state: 'checking' });
});

it('is connected, with version and database', () => {
  expect(toBackendState({ data: health, error: null }, true)).toEqual({
    state: 'connected',
    version: '1.2.3',
    database: 'connected',
  });
});

it('tells an answering server in trouble from one that does not answer', () => {
  const sick = new ApiError('http', 'HTTP 503', { status: 503 });
  expect(toBackendState({ data: undefined, error: sick }, true).state).toBe('error');
  expect(toBackendState({ data: undefined, error: gone }, true)).toEqual({
    state: 'disconnected',
    isDeviceOffline: false,
  });
});

it('believes the last check, not the one before', () => {
  expect(toBackendState({ data: health, error: gone }, true).state).toBe('disconnected');
});

it('needs no check to know that a device without a network reaches nothing', () => {
  expect(toBackendState({ data: health, error: null }, false)).toEqual({
    state: 'disconnected',
    isDeviceOffline: true,
  });
});
