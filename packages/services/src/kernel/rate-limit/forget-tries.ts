import type { Db } from '@curbcut/db';
import { throttleKey } from './throttle-key.ts';
import type { Throttle } from './throttles.ts';

/** Begins a throttle anew: the right person has come. */
export async function forgetTries(
  db: Db,
  throttle: Throttle,
  ...who: readonly string[]
): Promise<void> {
  await db.deleteFrom('throttle_counters').where('key', '=', throttleKey(throttle, who)).execute();
}

/** Takes one try back that did no harm. */
export async function returnTry(
  db: Db,
  throttle: Throttle,
  ...who: readonly string[]
): Promise<void> {
  await db
    .updateTable('throttle_counters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', throttleKey(throttle, who))
    .where('count', '>', 0)
    .execute();
}
