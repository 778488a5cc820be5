import type { Db, Transaction } from '@curbcut/db';
import { accountMessages } from '@curbcut/model/accounts';
import { AppError } from '@curbcut/model/errors';
import { sql } from 'kysely';
import { hashToken } from '../../kernel/tokens/hash-token.ts';
import type { LinkKind } from './issue-link.ts';

/**
 * Whose link this is, without using it; a used one is found too, for as long as it is remembered. Throws INVALID_TOKEN
 * when there is none, or when it has expired without having been used.
 */
export async function findLink(db: Db, token: string, kinds: readonly LinkKind[]) {
  const link = await db
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select([
      'account_tokens.token_hash',
      'account_tokens.kind',
      'account_tokens.new_email',
      'account_tokens.used_at',
      'users.id as userId',
      'users.name',
      'users.email',
      'users.email_verified_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where((eb) => eb.or([eb('expires_at', '>', sql<Date>`now()`), eb('used_at', 'is not', null)]))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!link) throw invalidLink();
  return link;
}

/** As findLink; throws INVALID_TOKEN for a used link too, and says that it was used. */
export async function findUnusedLink(db: Db, token: string, kinds: readonly LinkKind[]) {
  const link = await findLink(db, token, kinds);
  if (link.used_at !== null) throw usedLink();
  return link;
}

/** Uses a link. Of parallel calls exactly one gets through, the others throw INVALID_TOKEN. */
export async function consumeLink(trx: Transaction, tokenHash: string): Promise<void> {
  const used = await trx
    .updateTable('account_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw usedLink();
}

export function invalidLink(): AppError {
  return new AppError('INVALID_TOKEN', accountMessages.invalidToken);
}

function usedLink(): AppError {
  return new AppError('INVALID_TOKEN', accountMessages.linkUsed);
}
