import type { Log } from '@curbcut/model/log';
import type { ApiEnv } from '../env.ts';
import { openOutboxKey, outboxKeyFile } from './open-outbox-key.ts';
import { createOutboxDoor, type OutboxDoor } from './outbox-door.ts';

/**
 * The way to the outbox page, and a line in the log that says where its key lies; null where mails are sent, or where no
 * key can be kept.
 */
export async function openOutboxDoor(
  env: Pick<ApiEnv, 'SMTP_URL' | 'PUBLIC_URL' | 'CURBCUT_STATE_DIR'>,
  log: Log,
): Promise<OutboxDoor | null> {
  if (env.SMTP_URL) return null;
  const keyFile = outboxKeyFile(env.CURBCUT_STATE_DIR);
  try {
    const key = await openOutboxKey(env.CURBCUT_STATE_DIR);
    log.info(
      { keyFile },
      `Mails stay on this machine. Whoever has the key reads them all: ${env.PUBLIC_URL}/outbox?key=KEY, where KEY stands in keyFile`,
    );
    return createOutboxDoor(key, env.PUBLIC_URL);
  } catch (error) {
    log.warn(
      { error, keyFile },
      'The outbox page stays closed: its key cannot be kept. Set CURBCUT_STATE_DIR to a directory that can be written, or SMTP_URL',
    );
    return null;
  }
}
