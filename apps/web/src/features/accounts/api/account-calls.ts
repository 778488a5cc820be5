import type { ProfileUpdate, Session, User } from '@curbcut/wire/account';
import {
  asFlag,
  fieldAt,
  readMessage,
  readSessions,
  readSignIn,
  readUser,
} from '@curbcut/wire/read';
import { callApi, fetchFile } from '../../../lib/api-client.ts';

// One function per call of /auth that needs no more than its payload. All throw `ApiError`; a message that they give
// is a sentence for people.

const exportTimeoutMs = 120_000;

/** Mails a link to set a new password, if there is such an account. */
export async function requestPasswordReset(email: string): Promise<string> {
  return done('POST', '/auth/forgot-password', { email: email.trim() });
}

export async function resetPassword(token: string, password: string): Promise<string> {
  return done('POST', '/auth/reset-password', { token, password });
}

export async function verifyEmail(token: string): Promise<string> {
  return done('POST', '/auth/verify-email', { token });
}

/** One of the two confirmations of a changed address; `changed` when it was the last one. */
export function confirmEmail(token: string): Promise<{ message: string; changed: boolean }> {
  return callApi({ method: 'POST', path: '/auth/confirm-email', body: { token } }, (answer) => {
    const message = readMessage(answer);
    const changed = asFlag(fieldAt(answer, 'changed'));
    return message === null || changed === null ? null : { message, changed };
  });
}

/** Changes what is named and leaves the rest. */
export function updateProfile(profile: ProfileUpdate): Promise<User> {
  return callApi({ method: 'PUT', path: '/auth/profile', body: profile }, readUser);
}

/** Gives the new token of this session; all others end. */
export async function changePassword(currentPassword: string, password: string): Promise<string> {
  const answer = await callApi(
    {
      method: 'POST',
      path: '/auth/change-password',
      body: { current_password: currentPassword, password },
    },
    readSignIn,
  );
  return answer.access_token;
}

/** Mails a link to both addresses; the change holds once both are confirmed. */
export async function changeEmail(email: string, currentPassword: string): Promise<string> {
  return done('POST', '/auth/change-email', {
    email: email.trim(),
    current_password: currentPassword,
  });
}

export function listSessions(): Promise<Session[]> {
  return callApi({ path: '/auth/sessions' }, readSessions);
}

export async function revokeSession(sessionId: string): Promise<string> {
  return done('DELETE', `/auth/sessions/${encodeURIComponent(sessionId)}`);
}

/** Everything that the account holds, as a ZIP file. */
export function exportAccount(): Promise<Blob> {
  return fetchFile('/auth/export', exportTimeoutMs);
}

export async function deleteAccount(currentPassword: string): Promise<string> {
  return done('DELETE', '/auth/account', { current_password: currentPassword });
}

function done(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<string> {
  return callApi({ method, path, ...(body === undefined ? {} : { body }) }, readMessage);
}
