import { useEffect } from 'react';
import { ApiError } from './api-client.ts';
import { showToast } from './toast-queue.ts';

/** Ended sessions say so elsewhere; a server in trouble is told where the data would stand. */
export function isSilent(error: Error): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status >= 500);
}

/** What is said of a part of the dashboard: its own message when the server did not give it. */
export function loadFailure(error: Error, message: string): string {
  const isRefused = error instanceof ApiError && error.kind !== 'unreadable';
  return isRefused ? message : 'Failed to load dashboard data';
}

/** Says once for each failure that a part of the dashboard could not be loaded. */
export function useLoadFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (error && !isSilent(error)) showToast('error', loadFailure(error, message));
  }, [error, message]);
}
