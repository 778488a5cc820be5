import type { Transaction, VerdictRow } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import type { Issue } from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import { randomBytes } from 'node:crypto';
import type { Viewer } from '../kernel/context/viewer.ts';
import { hostOf } from '../results/index.ts';
import type { HeldScan } from './hold-scan.ts';

type Entry = Pick<
  VerdictRow,
  | 'kind'
  | 'withdraws'
  | 'reason'
  | 'note'
  | 'ends_on'
  | 'scope'
  | 'elements'
  | 'problems'
  | 'elements_shown'
  | 'component_pattern'
  | 'component_colors'
  | 'component_reach'
  | 'cause_elements'
>;

/** Adds an entry to the history, which the caller holds. Returns its id. Throws CONFLICT when the account has too many. */
export async function insertEntry(
  trx: Transaction,
  { userId }: Viewer,
  held: HeldScan,
  issue: Pick<Issue, 'fingerprint' | 'rule' | 'outcome' | 'title' | 'impact' | 'wcag'>,
  entry: Entry,
): Promise<string> {
  const { name, last, count } = await trx
    .selectFrom('users')
    .leftJoin('verdicts', 'verdicts.user_id', 'users.id')
    .select((eb) => [
      'users.name',
      eb.fn.max('verdicts.revision').as('last'),
      eb.fn.count<string>('verdicts.id').as('count'),
    ])
    .where('users.id', '=', userId)
    .groupBy('users.name')
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.verdictsPerAccount) {
    throw new AppError(
      'CONFLICT',
      `Your account keeps ${amount(limits.verdictsPerAccount)} answers already, which is as many as it can.`,
    );
  }
  const run = held.stored.rules.find(({ rule }) => rule === issue.rule);
  // As long as a fingerprint: a part of an issue is named by it.
  const id = randomBytes(16).toString('hex');
  await trx
    .insertInto('verdicts')
    .values({
      ...entry,
      id,
      user_id: userId,
      revision: (last ?? 0) + 1,
      author: name,
      scan_id: held.scanId,
      applies_from: held.appliesFrom,
      url: held.url,
      host: hostOf(held.stored.finalUrl),
      issue: issue.fingerprint,
      rule: issue.rule,
      rule_revision: run?.revision ?? null,
      outcome: issue.outcome,
      title: issue.title,
      impact: issue.impact,
      wcag: issue.wcag,
    })
    .execute();
  return id;
}
