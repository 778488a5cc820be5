import type { Transaction } from '@curbcut/db';
import { statusServiceIds } from '@curbcut/model/site';
import { sql } from 'kysely';
import { newId } from '../kernel/ids/new-id.ts';
import { findGap, gapExplanation } from './find-gap.ts';

/**
 * Counts the minutes between two checks in which nobody looked, and notes them as an incident when they are more than
 * a few. Incidents that lasted then end with the last look: nobody knows how long they went on.
 */
export async function recordGap(
  trx: Transaction,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const gap = findGap(from, to);
  if (gap.length === 0) return;
  for (const { day, minutes } of gap) {
    for (const service of statusServiceIds) {
      await trx
        .insertInto('status_days')
        .values({ service, day, unmeasured: minutes })
        .onConflict((conflict) =>
          conflict
            .columns(['service', 'day'])
            .doUpdateSet((eb) => ({ unmeasured: eb('status_days.unmeasured', '+', minutes) })),
        )
        .execute();
    }
  }
  await trx
    .updateTable('status_incidents')
    .set({ ended_at: from })
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .insertInto('status_incidents')
    .values({
      id: newId(),
      service: null,
      state: 'unmeasured',
      what: gapExplanation,
      started_at: from,
      ended_at: sql<Date>`${to}`,
    })
    .execute();
}
