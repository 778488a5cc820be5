import type { Db } from '@curbcut/db';
import type { Standard } from '@curbcut/model/scan';

/** What a person's new scans are judged by, unless they say otherwise. */
export async function readDefaultStandard(db: Db, userId: string): Promise<Standard> {
  const { standard } = await db
    .selectFrom('users')
    .select('standard')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return standard;
}
