import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listOutboxMails } from './list-outbox-mails.ts';

/** `2026-11-21T08-12-07-123Z-{mail id}@{host}.eml`, as the outbox names its files. */
const fileName = /^\d{4}-\d\d-\d\dT[\d-]+Z-([\w-]+)@/;

/**
 * Deletes the mails of an outbox that `findGone` names, so that a copy on disk lives no longer than what it is about.
 * Files named otherwise stay. Answers how many were deleted.
 */
export async function deleteGoneOutboxMails(
  outboxDir: string,
  findGone: (mailIds: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  const files = (await listOutboxMails(outboxDir)).flatMap((name) => {
    const mailId = fileName.exec(name)?.[1];
    return mailId === undefined ? [] : [{ name, mailId }];
  });
  if (files.length === 0) return 0;
  const gone = new Set(await findGone(files.map(({ mailId }) => mailId)));
  const doomed = files.filter(({ mailId }) => gone.has(mailId));
  for (const { name } of doomed) await rm(join(outboxDir, name), { force: true });
  return doomed.length;
}
