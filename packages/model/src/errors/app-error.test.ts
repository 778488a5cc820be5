import { expect, test } from 'vitest';
import { AppError, type AppErrorCode, appErrorStatus } from './app-error.ts';
import { errorMessages, httpStatusMessage } from './error-messages.ts';

test.each(Object.entries(appErrorStatus))('%s answers with %i', (code, status) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  const error = new AppError(code as AppErrorCode, 'Please wait.');
  expect(error.httpStatus).toBe(status);
  expect(error).toBeInstanceOf(Error);
});

test('keeps what the log is told apart from what the person is told', () => {
  const cause = new Error('connection refused');
  const error = new AppError('UNAVAILABLE', 'Please try again later.', {
    message: 'database 10.1.2.3 is gone',
    cause,
    retryAfterSeconds: 30,
  });
  expect(error).toMatchObject({
    message: 'database 10.1.2.3 is gone',
    userMessage: 'Please try again later.',
    retryAfterSeconds: 30,
    cause,
  });
  expect(new AppError('NOT_FOUND', 'Not here.').message).toBe('Not here.');
});

test.each([
  [500, errorMessages.server],
  [503, errorMessages.server],
  [400, errorMessages.invalidRequest],
  [401, errorMessages.authenticationRequired],
  [404, 'HTTP 404'],
  [429, 'HTTP 429'],
])('an answer with %i and no text says %s', (status, message) => {
  expect(httpStatusMessage(status)).toBe(message);
});
