import type { Transaction } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { countOf } from '@curbcut/model/text';
import { sql } from 'kysely';
import type { ServicesConfig } from '../kernel/context/service-context.ts';

const hourSeconds = 3_600;
const atOnceRetrySeconds = 15;

/**
 * Returns how many unfinished scans this visitor has. Throws RATE_LIMITED or TOO_MANY_AT_ONCE when the visitor may not
 * start another one. Holds under parallel requests only while the caller holds the visitor's lock.
 */
export async function limitFreeScans(
  trx: Transaction,
  clientKey: string,
  { freeScansPerHour, freeScansAtOnce }: ServicesConfig,
): Promise<number> {
  const { unfinished, ages } = await countScans(trx, clientKey);
  if (unfinished >= freeScansAtOnce) {
    throw new AppError('TOO_MANY_AT_ONCE', tooManyAtOnce(unfinished), {
      message: `${clientKey} has ${unfinished} unfinished scans`,
      retryAfterSeconds: atOnceRetrySeconds,
    });
  }
  if (ages.length >= freeScansPerHour) {
    const oldestThatCounts = ages[freeScansPerHour - 1] ?? 0;
    const retryAfterSeconds = Math.max(1, Math.ceil(hourSeconds - oldestThatCounts));
    throw new AppError('RATE_LIMITED', rateLimited(freeScansPerHour, retryAfterSeconds), {
      message: `${clientKey} asked for ${ages.length} scans within an hour`,
      retryAfterSeconds,
    });
  }
  return unfinished;
}

/** Ages in seconds of the last hour's scans, youngest first. */
async function countScans(trx: Transaction, clientKey: string) {
  const rows = await trx
    .selectFrom('scans')
    .select([
      'status',
      sql<number>`extract(epoch from clock_timestamp() - requested_at)::float8`.as('age'),
    ])
    .where('client_key', '=', clientKey)
    .where((eb) =>
      eb.or([
        eb('requested_at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`),
        eb('status', 'in', ['queued', 'running']),
      ]),
    )
    .orderBy('requested_at', 'desc')
    .execute();
  return {
    unfinished: rows.filter(({ status }) => status === 'queued' || status === 'running').length,
    ages: rows.map(({ age }) => age).filter((age) => age < hourSeconds),
  };
}

function tooManyAtOnce(unfinished: number): string {
  return unfinished === 1
    ? 'Your scan is still running. Wait until it has finished, then try again.'
    : `${unfinished} of your scans are still running. Wait until one has finished, then try again.`;
}

function rateLimited(perHour: number, retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `You have used all ${perHour} free scans of this hour. Try again in ${countOf(minutes, 'minute')}.`;
}
