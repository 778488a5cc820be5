import { fieldAt, readMessage } from '@curbcut/wire/read';
import type { ScheduleRequest, ScheduleUpdate } from '@curbcut/wire/schedule';
import { scheduleMessages } from '@curbcut/model/schedules';
import { callApi, callApiRaw } from '../../../lib/api-client.ts';
import { RefusedError } from '../../../lib/form-refusal.ts';

/** The server answered that nothing was created; the message is its own, or the specified one. */
export class NotCreatedError extends RefusedError {}

/** Throws `ApiError`, or `NotCreatedError` for an answer without success. */
export async function createSchedule(request: Partial<ScheduleRequest>): Promise<void> {
  const answer = await callApiRaw({ method: 'POST', path: '/schedules', body: request });
  if (fieldAt(answer, 'success') === true) return;
  throw new NotCreatedError(readMessage(answer) ?? scheduleMessages.createFailed);
}

/** Changes what `update` names. Throws `ApiError`. */
export async function updateSchedule(id: string, update: ScheduleUpdate): Promise<void> {
  await callApi({ method: 'PUT', path: schedulePath(id), body: update }, readMessage);
}

/** Throws `ApiError`. */
export async function deleteSchedule(id: string): Promise<void> {
  await callApiRaw({ method: 'DELETE', path: schedulePath(id) });
}

function schedulePath(id: string): string {
  return `/schedules/${encodeURIComponent(id)}`;
}
