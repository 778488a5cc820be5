import { errorMessages } from '@curbcut/model/errors';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { NoPortalError, NotSyncedError, portalFailure, syncFailure } from './billing-messages.ts';

const signedOut = new ApiError('http', errorMessages.authenticationRequired, { status: 401 });
const server = new ApiError('http', errorMessages.server, { status: 500 });

test.each([
  [new NoPortalError(), 'Unable to open billing portal. Please try again or contact support.'],
  [
    new ApiError('http', 'No customer found', { status: 404 }),
    'Setting up billing portal... Please try again in a moment.',
  ],
  [signedOut, 'Please log in again to access billing portal.'],
  [server, 'Unable to open billing portal. Please contact support if the issue persists.'],
])('the portal: %o', (error, message) => {
  expect(portalFailure(error)).toBe(message);
});

test.each([
  [new NotSyncedError(), 'Failed to sync subscription. Please try again.'],
  [signedOut, 'Please log in again to sync subscription.'],
  [server, 'Unable to sync subscription. Please contact support if the issue persists.'],
])('synchronizing: %o', (error, message) => {
  expect(syncFailure(error)).toBe(message);
});
