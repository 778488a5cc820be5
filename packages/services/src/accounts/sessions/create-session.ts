import type { Db } from '@curbcut/db';
import { limits } from '@curbcut/model/limits';
import { sql } from 'kysely';
import { newId } from '../../kernel/ids/new-id.ts';
import { issueToken } from '../../kernel/tokens/issue-token.ts';
import { describeDevice } from './describe-device.ts';
import type { Device } from './device.ts';

/** Begins a session and returns its access token, which is stored nowhere. */
export async function createSession(db: Db, userId: string, device: Device): Promise<string> {
  const { token, tokenHash } = issueToken();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: tokenHash,
      expires_at: sql<Date>`now() + ${limits.sessionDays} * interval '1 day'`,
      device: describeDevice(device.userAgent),
      address: device.ip === '' ? null : device.ip,
    })
    .execute();
  return token;
}
