import type { ProfileUpdate, User } from '@curbcut/wire/account';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { hashRecipient, toRecipientKey } from '../mails/index.ts';
import { readUser } from './read-user.ts';

/**
 * Changes name, company, what new scans are judged by and whether results are mailed; what is left out stays. Email, password and plan have ways of their own.
 * Who turns mails on with a confirmed email takes back that they ever refused them.
 */
export async function updateProfile({
  ctx,
  input: { viewer, update },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; update: ProfileUpdate };
}): Promise<User> {
  await ctx.db
    .updateTable('users')
    .set({
      updated_at: sql<Date>`now()`,
      ...(update.name === undefined ? {} : { name: update.name }),
      ...(update.company === undefined ? {} : { company: update.company }),
      ...(update.standard === undefined ? {} : { standard: update.standard }),
      ...(update.email_results === undefined ? {} : { email_results: update.email_results }),
    })
    .where('id', '=', viewer.userId)
    .where('deleted_at', 'is', null)
    .execute();
  if (update.email_results === true) await acceptMails(ctx, viewer.userId);
  return readUser(ctx, ctx.db, viewer.userId);
}

async function acceptMails({ db }: ServiceContext, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  // Under an email with a plus the refusal may be another reader's.
  if (!user || toRecipientKey(user.email) !== toEmailKey(user.email)) return;
  await db
    .deleteFrom('mail_suppressions')
    .where('recipient_hash', '=', hashRecipient(user.email))
    .execute();
}
