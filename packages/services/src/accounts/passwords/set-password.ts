import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { queueAccountMail } from '../../mails/index.ts';
import { endLinks } from '../links/issue-link.ts';

/**
 * Sets a password within the caller's transaction, ends what the old one may have begun (links that reset it, a
 * change of the email), and queues the notice.
 */
export async function setPassword(
  ctx: ServiceContext,
  trx: Transaction,
  user: { id: string; email: string },
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
    .where('id', '=', user.id)
    .execute();
  await endLinks(trx, user.id, ['reset-password', 'confirm-old-email', 'confirm-new-email']);
  await queueAccountMail(ctx, trx, {
    userId: user.id,
    kind: 'password-changed',
    recipient: user.email,
    parameters: {},
  });
}
