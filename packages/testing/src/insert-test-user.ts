import { randomBytes } from 'node:crypto';
import type { PlanType } from '@curbcut/model/plans';
import type { Db } from '@curbcut/db';

export interface TestUser {
  userId: string;
  email: string;
}

/** An account that cannot log in: no password fits it. Its email is confirmed unless the test says otherwise. */
export async function insertTestUser(
  db: Db,
  { plan = 'free', verified = true }: { plan?: PlanType; verified?: boolean } = {},
): Promise<TestUser> {
  const userId = `user-${randomBytes(9).toString('hex')}`;
  const email = `${userId}@example.org`;
  await db
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: email,
      name: 'Ada Lovelace',
      company: null,
      password_hash: 'none',
      email_verified_at: verified ? new Date() : null,
      plan,
    })
    .execute();
  return { userId, email };
}
