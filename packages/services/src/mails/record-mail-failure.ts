import { cleanText } from '@curbcut/model/text';
import { jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';

const maxAttempts = jobs.sendMail.retryLimit + 1;

/**
 * Notes why a mail could not be sent, and gives it up when the failure is permanent or was the last attempt. On
 * `retry` the job is to fail, so that the queue brings it again; on `failed` it is done.
 */
export async function recordMailFailure({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { mailId: string; error: string; permanent: boolean };
}): Promise<'retry' | 'failed'> {
  const mail = await ctx.db
    .updateTable('mails')
    .set({
      last_error: cleanText(input.error, 2_000),
      failed_at: sql<Date>`now()`,
      status: sql<
        'queued' | 'failed'
      >`case when ${input.permanent} or attempts >= ${maxAttempts} then 'failed' else 'queued' end`,
    })
    .where('id', '=', input.mailId)
    .where('status', '=', 'queued')
    .returning('status')
    .executeTakeFirst();
  if (mail?.status === 'failed') await forget(ctx, input.mailId);
  return mail?.status === 'queued' ? 'retry' : 'failed';
}

/** A mail that will not leave keeps no link, and none of somebody who deleted the account. */
async function forget(ctx: ServiceContext, mailId: string): Promise<void> {
  await ctx.db
    .updateTable('mails')
    .set({ parameters: null })
    .where('id', '=', mailId)
    .where('scan_id', 'is', null)
    .execute();
  await ctx.db
    .deleteFrom('mails')
    .where('id', '=', mailId)
    .where('kind', '=', 'account-deleted')
    .execute();
}
