import { ApiError } from '../../lib/api-client.ts';

/** The server answered without saying where the portal is. */
export class NoPortalError extends Error {}
/** The server answered that it did not synchronize. */
export class NotSyncedError extends Error {}

export const syncMessages = {
  done: 'Subscription status synchronized successfully!',
  failed: 'Failed to sync subscription. Please try again.',
  signIn: 'Please log in again to sync subscription.',
  other: 'Unable to sync subscription. Please contact support if the issue persists.',
} as const;

export function syncFailure(error: Error): string {
  if (error instanceof NotSyncedError) return syncMessages.failed;
  return isSignedOut(error) ? syncMessages.signIn : syncMessages.other;
}

export function portalFailure(error: Error): string {
  if (error instanceof NoPortalError) {
    return 'Unable to open billing portal. Please try again or contact support.';
  }
  if (error.message.includes('No customer found')) {
    return 'Setting up billing portal... Please try again in a moment.';
  }
  if (isSignedOut(error)) return 'Please log in again to access billing portal.';
  return 'Unable to open billing portal. Please contact support if the issue persists.';
}

function isSignedOut(error: Error): boolean {
  return (
    (error instanceof ApiError && error.status === 401) ||
    error.message.includes('Authentication required')
  );
}
