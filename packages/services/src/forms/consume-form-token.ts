import type { Transaction } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { siteMessages } from '@curbcut/model/site';
import { sql } from 'kysely';
import { hashToken } from '../kernel/tokens/hash-token.ts';

/** Nobody reads and fills a form in less. */
export const formMinimumMs = 2_000;

/**
 * Uses the token of a public form, within the transaction that does what the form asks: when that fails, the token
 * holds. Of parallel calls exactly one gets through. Throws INVALID_TOKEN for one that is unknown, used, too young or
 * older than a day.
 */
export async function consumeFormToken(trx: Transaction, token: string): Promise<void> {
  const used = await trx
    .deleteFrom('form_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('created_at', '<=', sql<Date>`now() - ${formMinimumMs} * interval '1 millisecond'`)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .returning('token_hash')
    .executeTakeFirst();
  if (!used) throw new AppError('INVALID_TOKEN', siteMessages.formTokenInvalid);
}
