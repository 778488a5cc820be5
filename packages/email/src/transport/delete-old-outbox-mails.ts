import { limits } from '@curbcut/model/limits';
import type { Stats } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listOutboxMails } from './list-outbox-mails.ts';

const dayMs = 24 * 3_600_000;

/**
 * Deletes the mails, and the halves of interrupted ones, that were written to an outbox more than `limits.keptDays.mail`
 * ago. Other files stay. Answers how many were deleted; 0 also where there is no outbox.
 */
export async function deleteOldOutboxMails(outboxDir: string, now = new Date()): Promise<number> {
  const oldest = now.getTime() - limits.keptDays.mail * dayMs;
  let deleted = 0;
  for (const name of await listOutboxMails(outboxDir)) {
    const path = join(outboxDir, name);
    const entry = await statOf(path);
    if (!entry?.isFile() || entry.mtimeMs > oldest) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

/** Undefined when it is gone meanwhile: another worker has deleted it, or a mail that was being written is whole. */
async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
