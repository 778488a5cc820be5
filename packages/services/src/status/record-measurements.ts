import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { lockByName } from '../kernel/locks/lock-by-name.ts';
import type { Measurement } from './measure-services.ts';
import { recordGap } from './record-gap.ts';

/** Checks come once a minute; one that follows closer is a job that was done twice. */
const leastSecondsBetween = 15;

/**
 * Stores one check of all services in one transaction, so that a killed program leaves a whole check or none: counts
 * of the day, the last state, and where a state has changed the beginning or end of an incident. Minutes since the
 * check before in which nobody looked are counted as such. Returns false for a check that came twice.
 */
export async function recordMeasurements({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { measurements: readonly Measurement[] };
}): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockByName(trx, 'status checks');
    const { now, last } = await trx
      .selectNoFrom((eb) => [
        sql<Date>`now()`.as('now'),
        eb
          .selectFrom('status_checks')
          .select(sql<Date | null>`max(checked_at)`.as('last'))
          .as('last'),
      ])
      .executeTakeFirstOrThrow();
    if (last !== null) {
      if (now.getTime() - last.getTime() < leastSecondsBetween * 1_000) return false;
      await recordGap(trx, { from: last, to: now });
    }
    for (const measurement of input.measurements) await recordOne(trx, measurement);
    return true;
  });
}

async function recordOne(
  trx: Transaction,
  { service, state, responseMs, problem }: Measurement,
): Promise<void> {
  await trx
    .insertInto('status_days')
    .values({
      service,
      day: sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`,
      operational: Number(state === 'operational'),
      degraded: Number(state === 'degraded'),
      down: Number(state === 'down'),
      answers: Number(responseMs !== null),
      response_ms_sum: String(responseMs ?? 0),
    })
    .onConflict((conflict) =>
      conflict.columns(['service', 'day']).doUpdateSet({
        operational: sql<number>`status_days.operational + excluded.operational`,
        degraded: sql<number>`status_days.degraded + excluded.degraded`,
        down: sql<number>`status_days.down + excluded.down`,
        answers: sql<number>`status_days.answers + excluded.answers`,
        response_ms_sum: sql<string>`status_days.response_ms_sum + excluded.response_ms_sum`,
      }),
    )
    .execute();
  await trx
    .insertInto('status_checks')
    .values({
      service,
      state,
      response_ms: responseMs,
      checked_at: sql<Date>`now()`,
      measured_since: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .column('service')
        .doUpdateSet({ state, response_ms: responseMs, checked_at: sql<Date>`now()` }),
    )
    .execute();
  if (state === 'operational') await endIncident(trx, service);
  else await beginIncident(trx, { service, state, what: problem ?? '' });
}

async function endIncident(trx: Transaction, service: Measurement['service']): Promise<void> {
  await trx
    .updateTable('status_incidents')
    .set({ ended_at: sql<Date>`now()` })
    .where('service', '=', service)
    .where('ended_at', 'is', null)
    .execute();
}

/** One that lasts goes on; it is called by the worst that has happened in it. */
async function beginIncident(
  trx: Transaction,
  incident: { service: Measurement['service']; state: 'degraded' | 'down'; what: string },
): Promise<void> {
  const { service, state, what } = incident;
  const lasting = await trx
    .selectFrom('status_incidents')
    .select(['id', 'state'])
    .where('service', '=', service)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!lasting) {
    await trx
      .insertInto('status_incidents')
      .values({ id: newId(), service, state, what, started_at: sql<Date>`now()` })
      .execute();
  } else if (lasting.state === 'degraded' && state === 'down') {
    await trx
      .updateTable('status_incidents')
      .set({ state, what })
      .where('id', '=', lasting.id)
      .execute();
  }
}
