import { accountLinkHours } from '@curbcut/contracts';
import type { AccountTokensTable, Db } from '@curbcut/db';
import { sql } from 'kysely';
import { newId } from '../../service-context/new-id.ts';
import { hashToken } from '../hash-token.ts';

export type LinkKind = AccountTokensTable['kind'];

/**
 * Makes the token of a link in a mail; only its hash is stored. Earlier links of the same kind end, except those that
 * verify an address: whichever of these mails is opened says the same.
 */
export async function issueLink(
  trx: Db,
  userId: string,
  kind: LinkKind,
  newEmail: string | null = null,
): Promise<string> {
  if (kind !== 'verify-email') await endLinks(trx, userId, [kind]);
  const token = newId();
  await trx
    .insertInto('account_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      kind,
      new_email: newEmail,
      expires_at: sql<Date>`now() + ${accountLinkHours[kind]} * interval '1 hour'`,
    })
    .execute();
  return token;
}

/** Ends links that have not been used. */
export async function endLinks(trx: Db, userId: string, kinds: readonly LinkKind[]): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .execute();
}
