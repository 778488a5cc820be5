import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { failureSentence } from './failure-sentence.ts';

it('says how long to wait', () => {
  const error = new ApiError('http', 'Too many tries.', { status: 429, retryAfterSeconds: 600 });
  expect(failureSentence(error, 'x')).toBe('Too many tries. Try again in 10 minutes.');
});

it.each([
  [new ApiError('http', 'No such port.'), 'No such port.'],
  [new ApiError('http', ''), 'It failed.'],
  [new TypeError('x is not a function'), 'It failed.'],
  ['broken', 'It failed.'],
])('of %o says %s', (error, sentence) => {
  expect(failureSentence(error, 'It failed.')).toBe(sentence);
});
