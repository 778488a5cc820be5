import { errorMessages } from '@curbcut/model/errors';
import { scheduleLimitMessage, scheduleMessages } from '@curbcut/model/schedules';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { NotCreatedError } from './api/change-schedules.ts';
import { scheduleFailure } from './schedule-failure.ts';

const http = (status: number, code: string | null, message: string) =>
  new ApiError('http', message, { status, code });

test.each([
  [new NotCreatedError('Not today.'), 'Not today.'],
  [new NotCreatedError(scheduleMessages.createFailed), 'Failed to create schedule'],
  [
    http(403, 'PLAN_REQUIRED', scheduleMessages.proRequired),
    'Pro subscription required for scheduling',
  ],
  [http(409, 'CONFLICT', scheduleLimitMessage(10)), 'Scheduled scan limit reached'],
  [http(403, 'PLAN_REQUIRED', scheduleMessages.limitReached), 'Scheduled scan limit reached'],
  [
    http(401, 'AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired),
    'Please log in again to create schedules',
  ],
  [http(403, 'EMAIL_UNVERIFIED', scheduleMessages.unverified), scheduleMessages.unverified],
  [http(400, 'INVALID_URL', errorMessages.invalidUrl), errorMessages.invalidUrl],
  [http(500, null, errorMessages.server), `Failed to schedule scan: ${errorMessages.server}`],
  [
    new ApiError('network', errorMessages.unableToConnect),
    `Failed to schedule scan: ${errorMessages.unableToConnect}`,
  ],
])('%o', (error, message) => {
  expect(scheduleFailure(error)).toBe(message);
});
