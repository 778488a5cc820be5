import { ScheduleAnswer, type ScheduleRequest, type ScheduleUpdate } from '@curbcut/wire/schedule';
import { scheduleMessages } from '@curbcut/model/schedules';
import { callApi, callApiRaw } from '../../../lib/api-client.ts';

/** The server answered that nothing was created; the message is its own, or the specified one. */
export class NotCreatedError extends Error {}

/** Throws `ApiError`, or `NotCreatedError` for an answer without success. */
export async function createSchedule(request: Partial<ScheduleRequest>): Promise<void> {
  const answer = await callApiRaw({ method: 'POST', path: '/schedules', body: request });
  if (fieldOf(answer, 'success') === true) return;
  const message = fieldOf(answer, 'message');
  throw new NotCreatedError(
    typeof message === 'string' && message !== '' ? message : scheduleMessages.createFailed,
  );
}

/** Changes what `update` names. Throws `ApiError`. */
export async function updateSchedule(id: string, update: ScheduleUpdate): Promise<void> {
  await callApi({ method: 'PUT', path: schedulePath(id), body: update }, ScheduleAnswer);
}

/** Throws `ApiError`. */
export async function deleteSchedule(id: string): Promise<void> {
  await callApiRaw({ method: 'DELETE', path: schedulePath(id) });
}

function schedulePath(id: string): string {
  return `/schedules/${encodeURIComponent(id)}`;
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? (answer as Record<string, unknown>)[name]
    : undefined;
}
