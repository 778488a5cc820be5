import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 3_600_000;
/** Mails that stayed on this machine hold names and addresses; an operator has this long to read them. */
const outboxKeepDays = 7;

/**
 * Deletes the mails, and the halves of interrupted ones, that were written to an outbox more than `outboxKeepDays`
 * ago. Other files stay. Answers how many were deleted; 0 also where there is no outbox.
 */
export async function deleteOldOutboxMails(outboxDir: string, now = new Date()): Promise<number> {
  const oldest = now.getTime() - outboxKeepDays * dayMs;
  let deleted = 0;
  for (const name of await listMails(outboxDir)) {
    const path = join(outboxDir, name);
    const entry = await lstat(path);
    if (!entry.isFile() || entry.mtimeMs > oldest) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function listMails(outboxDir: string): Promise<string[]> {
  try {
    return (await readdir(outboxDir)).filter((name) => /\.eml(?:\.part)?$/.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
