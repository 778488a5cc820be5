import type { Db } from '@curbcut/db';

const scansPerBatch = 200;

/**
 * Erases what belongs to a deleted account, in short transactions, and at last its row. Returns false when more is
 * left than `batches` of 200 scans. May be interrupted and done again.
 */
export async function eraseAccount(
  db: Db,
  userId: string,
  { batches }: { batches: number },
): Promise<boolean> {
  for (let batch = 0; batch < batches; batch += 1) {
    // Pages go with their site scan, so that a batch stays small they are taken first.
    const erased = (await eraseScans(db, userId, 'is not')) || (await eraseScans(db, userId, 'is'));
    if (!erased) {
      await db
        .deleteFrom('users')
        .where('id', '=', userId)
        .where('deleted_at', 'is not', null)
        .execute();
      return true;
    }
  }
  return false;
}

async function eraseScans(db: Db, userId: string, parent: 'is' | 'is not'): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('scans')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('scans')
        .select('id')
        .where('user_id', '=', userId)
        .where('parent_id', parent, null)
        .limit(scansPerBatch),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
