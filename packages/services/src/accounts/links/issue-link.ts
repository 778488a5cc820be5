import type { AccountTokensTable, Transaction } from '@curbcut/db';
import { accountLinkHours } from '@curbcut/model/accounts';
import { sql } from 'kysely';
import { issueToken } from '../../kernel/tokens/issue-token.ts';

export type LinkKind = AccountTokensTable['kind'];

export const linkKinds: readonly LinkKind[] = [
  'verify-email',
  'reset-password',
  'confirm-old-email',
  'confirm-new-email',
];

/**
 * Makes the token of a link in a mail; only its hash is stored. Earlier links of the same kind end, except those that
 * verify an email: whichever of these mails is opened says the same.
 */
export async function issueLink(
  trx: Transaction,
  userId: string,
  kind: LinkKind,
  newEmail: string | null = null,
): Promise<string> {
  if (kind !== 'verify-email') await endLinks(trx, userId, [kind]);
  const { token, tokenHash } = issueToken();
  await trx
    .insertInto('account_tokens')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      kind,
      new_email: newEmail,
      expires_at: sql<Date>`now() + ${accountLinkHours[kind]} * interval '1 hour'`,
    })
    .execute();
  return token;
}

/** Ends links: those that were used go on saying so when they are opened again, the others are forgotten. */
export async function endLinks(
  trx: Transaction,
  userId: string,
  kinds: readonly LinkKind[],
): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .updateTable('account_tokens')
    .set({ expires_at: sql<Date>`least(expires_at, now())` })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .execute();
}
