import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/**
 * The unsubscribe link of a scheduled scan's mail: its recipient gets no more mails of this one schedule, whose scans
 * go on. Doing it again changes nothing, nor does it when the schedule was deleted. Throws NOT_FOUND for a token that no
 * mail has had.
 */
export async function stopScheduleMails({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<void> {
  const known = await ctx.db
    .selectFrom('not_me_tokens')
    .select(['recipient_hash', 'schedule_id'])
    .where('token', '=', input.token)
    .executeTakeFirst();
  if (!known) {
    throw new AppError(
      'NOT_FOUND',
      'This link is not valid. It may have been cut off by your mail program.',
    );
  }
  if (known.schedule_id === null) return;
  await ctx.db
    .updateTable('schedules')
    .set({ mails_stopped_for: known.recipient_hash })
    .where('id', '=', known.schedule_id)
    .execute();
}
